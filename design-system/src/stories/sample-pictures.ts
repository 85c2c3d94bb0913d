/** Drawn products that replace users' photographs in the stories, as picture addresses. */
type Scene = { sky: [string, string]; floor: string; light?: string };

const SCENES = {
  rustic: { sky: ['#4e3a2b', '#b98a5a'], floor: '#5a3a20', light: '#e9c79a' },
  studio: { sky: ['#efe9dd', '#cfc6b4'], floor: '#b29e80' },
  peach: { sky: ['#ffe6da', '#ffc9b6'], floor: '#f5a593' },
  rose: { sky: ['#f7e3e9', '#edc3d0'], floor: '#dca0b5' },
  mint: { sky: ['#e2ece6', '#b9d1c3'], floor: '#8faa98' },
  nebula: { sky: ['#7a3cc4', '#f27ba6'], floor: '#3c1478', light: '#e9c3ff' },
  sky: { sky: ['#e2e7f3', '#c2cde4'], floor: '#9dacce' },
  olive: { sky: ['#eef0df', '#cfd8b2'], floor: '#a2b07f' },
  plain: { sky: ['#e6e3dd', '#cdc8be'], floor: '#b3aca0' },
} satisfies Record<string, Scene>;

const bottle = `<path d="M178 96h44v52c0 16 34 24 34 74v142a14 14 0 0 1-14 14h-84a14 14 0 0 1-14-14V222c0-50 34-58 34-74z" fill="url(#glass)"/><path d="M192 110h8v46c0 18-30 30-30 70v134h-9V224c0-44 31-52 31-74z" fill="#fff" opacity=".18"/><rect x="172" y="70" width="56" height="34" rx="6" fill="#d9ae45"/><rect x="172" y="96" width="56" height="5" fill="#a87f22" opacity=".6"/><rect x="148" y="246" width="104" height="84" rx="4" fill="#fdf6e3"/><path d="M160 262h80M160 314h80" stroke="#c9a24a" stroke-width="2"/><text x="200" y="296" font-family="Georgia,serif" font-size="22" letter-spacing="2" text-anchor="middle" fill="#33301f">AZEITE</text>`;
const sneaker = `<path d="M92 330c0-44 20-96 52-126 10-8 22-8 31 2l44 46c16 17 40 30 74 42 26 9 38 22 38 36z" fill="url(#shoe)"/><path d="M144 204c10-8 22-8 31 2l14 15c-18 10-40 14-58 2z" fill="#c7365a" opacity=".45"/><path d="M92 330h239c6 12 2 32-12 32H112c-14 0-22-12-20-32z" fill="#fff"/><path d="M98 344h232" stroke="#dcd5e6" stroke-width="3"/><g stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M186 250l25-18M208 270l25-18M232 288l24-17"/></g><path d="M118 300c22 10 70 10 108 22" stroke="#fff" stroke-width="4" fill="none" opacity=".55"/>`;
const jar = `<rect x="128" y="206" width="144" height="164" rx="22" fill="url(#pink)"/><rect x="118" y="150" width="164" height="66" rx="14" fill="#f8f3e9"/><path d="M118 200h164v6a10 10 0 0 1-10 10H128a10 10 0 0 1-10-10z" fill="#dfd6c6"/><rect x="142" y="222" width="14" height="132" rx="7" fill="#fff" opacity=".3"/><text x="200" y="300" font-family="Georgia,serif" font-size="24" text-anchor="middle" fill="#fff">lumière</text>`;
const mug = `<path d="M266 226h24c34 0 44 24 44 48s-16 50-52 50h-16" fill="none" stroke="#eee6da" stroke-width="20"/><path d="M126 196h144v152a26 26 0 0 1-26 26h-92a26 26 0 0 1-26-26z" fill="url(#clay)"/><ellipse cx="198" cy="196" rx="72" ry="17" fill="#fbf7f1"/><ellipse cx="198" cy="197" rx="61" ry="12" fill="#3a2112"/><path d="M180 168c-9-14 8-20 0-36M206 164c-8-14 8-19 0-34" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".5"/>`;
const camera = `<rect x="152" y="178" width="72" height="40" rx="8" fill="#2a2c33"/><rect x="104" y="204" width="208" height="142" rx="22" fill="url(#metal)"/><circle cx="208" cy="278" r="56" fill="#14151a"/><circle cx="208" cy="278" r="38" fill="#25324f"/><circle cx="208" cy="278" r="24" fill="#486aa5"/><circle cx="196" cy="266" r="8" fill="#dfe9ff" opacity=".8"/><rect x="262" y="224" width="30" height="14" rx="4" fill="#f6a532"/>`;
const watch = `<rect x="164" y="78" width="72" height="92" rx="14" fill="#5b3522"/><rect x="164" y="282" width="72" height="92" rx="14" fill="#5b3522"/><circle cx="200" cy="226" r="84" fill="url(#metal)"/><circle cx="200" cy="226" r="68" fill="#f7f2ea"/><g stroke="#2a2431" stroke-linecap="round"><path d="M200 226v-40" stroke-width="6"/><path d="M200 226l28 18" stroke-width="5"/><path d="M200 168v8M200 276v8M142 226h8M250 226h8" stroke-width="4"/></g><circle cx="200" cy="226" r="5" fill="#d12f6b"/>`;

const PRODUCTS = { bottle, sneaker, jar, mug, camera, watch };

const PAINTS = `<linearGradient id="glass"><stop offset="0" stop-color="#0f5c3d"/><stop offset=".35" stop-color="#2aa06e"/><stop offset=".7" stop-color="#14704b"/><stop offset="1" stop-color="#083a27"/></linearGradient><linearGradient id="shoe" x1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff5d86"/><stop offset=".5" stop-color="#ff9159"/><stop offset="1" stop-color="#c92f6d"/></linearGradient><linearGradient id="pink"><stop offset="0" stop-color="#cf7f98"/><stop offset=".4" stop-color="#f2bccb"/><stop offset="1" stop-color="#b4607e"/></linearGradient><linearGradient id="clay"><stop offset="0" stop-color="#efe7da"/><stop offset=".45" stop-color="#fff"/><stop offset="1" stop-color="#d5c9b7"/></linearGradient><linearGradient id="metal" x2="1" y2="1"><stop offset="0" stop-color="#454851"/><stop offset=".5" stop-color="#757a87"/><stop offset="1" stop-color="#2d2f36"/></linearGradient>`;

export type ProductName = keyof typeof PRODUCTS;
export type SceneName = keyof typeof SCENES;

/** A product in a scene, 400 x 400. */
export function picture(product: ProductName, scene: SceneName): string {
  const { sky, floor, light = '#ffffff' }: Scene = SCENES[scene];
  const backdrop = `<linearGradient id="sky" x2="1" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="light" cx=".72" cy=".16" r=".7"><stop stop-color="${light}" stop-opacity=".62"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><radialGradient id="shade"><stop stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`;
  const room = `<rect width="400" height="400" fill="url(#sky)"/><rect width="400" height="400" fill="url(#light)"/><rect y="296" width="400" height="104" fill="${floor}"/><rect y="296" width="400" height="26" fill="#000" opacity=".06"/><ellipse cx="204" cy="322" rx="118" ry="16" fill="url(#shade)"/>`;
  return address(`<defs>${PAINTS}${backdrop}</defs>${room}${standing(product)}`);
}

/** The product alone, at its place in a scene, on a transparent background. */
export function cutOut(product: ProductName): string {
  return address(`<defs>${PAINTS}</defs>${standing(product)}`);
}

const standing = (product: ProductName) =>
  `<g transform="translate(44 34) scale(.78)">${PRODUCTS[product]}</g>`;

function address(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A tiny PNG as a chosen file. */
export function imageFile(name = 'produto.png', type = 'image/png'): File {
  return new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], name, { type });
}
