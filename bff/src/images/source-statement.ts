import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { SourceType } from '../../contract/browser/provenance/index.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const SIGNATURE_AND_HEADER = 8 + 25;

/** The statement, as XMP of IPTC's extension: the one thing that a made file says of itself. */
export const sourceStatement = (type: SourceType): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${VOCABULARY}${type}"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  ].join('');

/** The PNG with the statement, its pixels untouched; as it is where nothing is known or the bytes are no PNG. */
export function withStatement(png: Buffer, type: SourceType | null): Buffer {
  if (!type || png.toString('latin1', 12, 16) !== 'IHDR') return png;
  const head = png.subarray(0, SIGNATURE_AND_HEADER);
  return Buffer.concat([head, textChunk(sourceStatement(type)), png.subarray(SIGNATURE_AND_HEADER)]);
}

/** An `iTXt` chunk under the keyword for XMP: uncompressed, in no language. */
function textChunk(xmp: string): Buffer {
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
