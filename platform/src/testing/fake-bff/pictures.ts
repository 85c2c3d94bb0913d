const palettes = [
  ['#7c52f4', '#f0508a', '#fff4ea'],
  ['#2456c9', '#3fc1c9', '#f4f7ff'],
  ['#0f7a4d', '#b7e4c7', '#fdfcf4'],
  ['#f6a532', '#f0508a', '#fffaf0'],
  ['#2b2140', '#7c52f4', '#ded6f5'],
  ['#c0563b', '#f7d9c4', '#fff8f2'],
] as const;

/** Products, drawn in a square of 100. */
const products = [
  '<path d="M32 36h30v30a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8z"/><path d="M62 42h6a8 8 0 0 1 0 18h-6" fill="none" stroke-width="5"/>',
  '<path d="M42 24h16v10l6 8v30a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V42l6-8z"/>',
  '<path d="M22 62c10-2 16-14 20-22l10 8c4 6 14 8 24 10v10a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z"/>',
  '<path d="M30 42h40l4 34H26z"/><path d="M40 44c0-22 20-22 20 0" fill="none" stroke-width="4"/>',
] as const;

/** A drawn product photo as a `data:` address, so that no server is needed; the same index is the same picture. */
export function examplePicture(index: number): { url: string; color: string } {
  const [from, to, light] = palettes[index % palettes.length] ?? palettes[0];
  const product = products[index % products.length] ?? products[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="800" height="800">
<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#a)"/><circle cx="72" cy="22" r="34" fill="${light}" opacity=".22"/>
<ellipse cx="50" cy="78" rx="30" ry="5" opacity=".25"/><g fill="${light}" stroke="${light}">${product}</g></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, color: from };
}
