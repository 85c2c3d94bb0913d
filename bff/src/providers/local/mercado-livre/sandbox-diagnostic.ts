/** The finding's name at Mercado Livre, with its words for the seller. */
export interface SandboxDetection {
  name: 'white_background' | 'minimum_size';
  wordings: { kind: string; value: string }[];
}

const SMALLEST_SIDE = 500;
/** Of a frame of the picture's outermost pixels, how much has to be white, and how white. */
const WHITE_SHARE = 0.95;
const WHITE = 245;

/** What can be seen without knowing things: a small picture, and a frame that is not white. Only covers must be white. */
export async function detect(jpeg: Uint8Array, pictureType: string): Promise<SandboxDetection[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found: SandboxDetection[] = [];
  if (Math.min(info.width, info.height) < SMALLEST_SIDE)
    found.push(detection('minimum_size', 'A foto não tem o tamanho mínimo.'));
  if (pictureType === 'thumbnail' && whiteShare(data, info) < WHITE_SHARE)
    found.push(detection('white_background', 'O fundo da foto não é branco.'));
  return found;
}

const detection = (name: SandboxDetection['name'], value: string): SandboxDetection => ({
  name,
  wordings: [{ kind: 'REASON', value }],
});

function whiteShare(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
) {
  let [frame, white] = [0, 0];
  for (let y = 0; y < height; y++) {
    const edge = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += edge ? 1 : Math.max(1, width - 1)) {
      const at = (y * width + x) * channels;
      frame += 1;
      if (data.subarray(at, at + channels).every((value) => value >= WHITE)) white += 1;
    }
  }
  return white / frame;
}
