import { textPath, textWidth } from './fonts.ts';

/** A round seal with a scalloped rim: '30%' large, 'OFF' under it. */
export function drawSeal(
  seal: { large: string; small: string },
  x: number,
  y: number,
  radius: number,
  plate: string,
  ink: string,
): string {
  const points: string[] = [];
  const teeth = 22;
  for (let index = 0; index < teeth * 2; index++) {
    const angle = (index * Math.PI) / teeth;
    const r = radius * (index % 2 ? 0.93 : 1);
    points.push(`${(x + Math.cos(angle) * r).toFixed(1)},${(y + Math.sin(angle) * r).toFixed(1)}`);
  }
  const large = fit(seal.large, radius * 1.42, radius * 0.72);
  const small = fit(seal.small, radius * 1.1, radius * 0.42);
  const row = (text: string, size: number, baseline: number): string =>
    `<path d="${textPath(text, 800, size, x - textWidth(text, 800, size) / 2, baseline)}" fill="${ink}"/>`;
  return `<g transform="rotate(-9 ${x} ${y})"><polygon points="${points.join(' ')}" fill="${plate}" stroke="${plate}" stroke-width="${radius * 0.05}" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="${radius * 0.022}"/>${row(seal.large, large, y + large * 0.18)}${row(seal.small, small, y + large * 0.18 + small * 0.98)}</g>`;
}

function fit(text: string, width: number, size: number): number {
  return Math.min(size, (size * width) / Math.max(1, textWidth(text, 800, size)));
}
