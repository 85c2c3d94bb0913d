import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

/** Packs an ONNX file by Brotli: `node pack-network.ts COARSE.onnx ../model/saliency.onnx.br`. */
const [from = '', to = ''] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
await writeFile(to, brotliCompressSync(await readFile(from), { params }));
