/** A drawn product before a drawn room. Only the product's layer is the ground truth of its outline. */
export interface Scene {
  room: string;
  shadow: string;
  product: string;
  /** Exposure: 1 as drawn. */
  light?: number;
  noise?: number;
}

/** Scenes are drawn in a square of this many units. */
export const SCENE_SIDE = 1000;

const grain = (id: string, frequency: string, strength: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}"
    numOctaves="4" seed="7"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="linear"
    slope="0" intercept="${strength}"/></feComponentTransfer></filter><rect width="1000" height="1000" filter="url(#${id})"
    style="mix-blend-mode:multiply"/>`;

const gradient = (id: string, from: string, to: string, vector = 'x1="0" y1="0" x2="1" y2="0"'): string =>
  `<linearGradient id="${id}" ${vector}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const cylinder = (id: string, dark: string, mid: string, light: string): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${dark}"/><stop offset=".28" stop-color="${light}"/>
   <stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const wallAndTable = (wall: [string, string], table: [string, string], edge: number): string =>
  `${gradient('wall', wall[0], wall[1], 'x1="0" y1="0" x2="1" y2=".6"')}${gradient('table', table[0], table[1], 'x1="0" y1="0" x2="0" y2="1"')}
   <rect width="1000" height="1000" fill="url(#wall)"/><rect y="${edge}" width="1000" height="${1000 - edge}" fill="url(#table)"/>`;

const softShadow = (shape: string, blur: number, opacity: number): string =>
  `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>
   <g filter="url(#soft)" opacity="${opacity}">${shape}</g>`;

export const SCENES = {
  'white bottle on a white table': {
    room: wallAndTable(['#f4f3f0', '#dcdad6'], ['#e9e7e3', '#f6f5f2'], 640) + grain('g', '.9', 0.05),
    shadow: softShadow('<ellipse cx="590" cy="862" rx="230" ry="34"/>', 22, 0.42),
    product: `${cylinder('body', '#b9bec4', '#e3e6e9', '#fbfcfd')}${cylinder('cap', '#123a2c', '#1f6b50', '#3b9a76')}
      <path d="M385 860 Q375 870 395 874 H605 Q625 870 615 860 V420 Q612 350 545 320 V250 H455 V320 Q388 350 385 420Z" fill="url(#body)"/>
      <rect x="440" y="165" width="120" height="98" rx="12" fill="url(#cap)"/><rect x="385" y="500" width="230" height="210" fill="#2a6f97" opacity=".92"/>
      <text x="500" y="620" font-size="60" text-anchor="middle" fill="#fff" font-family="sans-serif" font-weight="bold">AURA</text>`,
  },
  'cardboard box on a wooden table': {
    room: `<rect width="1000" height="1000" fill="#94603a"/>${grain('g', '.004 .09', 0.45)}`,
    shadow: softShadow('<path d="M300 760 L760 830 L900 740 L700 640Z"/>', 18, 0.6),
    product: `${gradient('front', '#d9b382', '#c69c68')}<path d="M250 430 L600 480 L600 830 L250 760Z" fill="url(#front)"/>
      <path d="M600 480 L790 400 L790 715 L600 830Z" fill="#a97d4c"/><path d="M250 430 L450 360 L790 400 L600 480Z" fill="#e9c899"/>
      <path d="M300 520 L480 545 L480 640 L300 610Z" fill="#f5f1ea"/><path d="M320 545 L460 565 M320 570 L440 588" stroke="#333" stroke-width="8"/>`,
  },
  'blue mug with an open handle': {
    room: wallAndTable(['#cfd6d2', '#a9b3ae'], ['#d8cfc2', '#c6baa9'], 600) + grain('g', '.8', 0.08),
    shadow: softShadow('<ellipse cx="470" cy="792" rx="240" ry="36"/>', 18, 0.5),
    product: `${cylinder('mug', '#183a6b', '#2b62ad', '#6ea2e6')}<path d="M600 430 C800 400 800 720 596 680" fill="none" stroke="#2558a0" stroke-width="44"/>
      <path d="M280 360 L300 760 Q305 800 345 800 H555 Q595 800 600 760 L620 360Z" fill="url(#mug)"/><ellipse cx="450" cy="360" rx="170" ry="42" fill="#3a73bf"/>
      <ellipse cx="450" cy="366" rx="150" ry="32" fill="#0f2444"/>`,
  },
  'dark phone on dark cloth, tilted': {
    room: `<rect width="1000" height="1000" fill="#4a4550"/>${grain('g', '.35', 0.3)}`,
    shadow: softShadow(
      '<rect x="345" y="205" width="340" height="640" rx="44" transform="rotate(-17 500 500)"/>',
      16,
      0.7,
    ),
    product: `<g transform="rotate(-17 500 500)">${gradient('screen', '#2f7fd6', '#8a4fd0', 'x1="0" y1="0" x2="1" y2="1"')}
      <rect x="330" y="180" width="340" height="640" rx="44" fill="#0e0f12"/><rect x="335" y="185" width="330" height="630" rx="40" fill="none" stroke="#8d9096" stroke-width="5"/>
      <rect x="352" y="206" width="296" height="588" rx="26" fill="url(#screen)"/><circle cx="500" cy="228" r="9" fill="#06070a"/></g>`,
  },
  'red shoe on a white sweep': {
    room: `${gradient('sweep', '#fdfdfd', '#dfe1e4', 'x1="0" y1="0" x2="0" y2="1"')}<rect width="1000" height="1000" fill="url(#sweep)"/>${grain('g', '.9', 0.04)}`,
    shadow: softShadow('<ellipse cx="510" cy="716" rx="370" ry="26"/>', 16, 0.55),
    product: `${gradient('upper', '#e2483d', '#a41f22', 'x1="0" y1="0" x2="0" y2="1"')}
      <path d="M150 640 Q140 470 190 430 Q250 470 330 440 Q380 400 430 350 Q470 330 500 370 Q580 500 740 540 Q860 570 870 650Z" fill="url(#upper)"/>
      <path d="M135 640 H875 Q895 650 880 690 Q870 716 840 716 H170 Q135 716 132 690Z" fill="#f3efe8"/><path d="M135 660 H884" stroke="#c9c2b6" stroke-width="6"/>
      <path d="M430 400 L500 440 M460 380 L540 470 M395 430 L470 490" stroke="#fff" stroke-width="12"/><path d="M230 600 Q400 560 560 600" stroke="#fff" stroke-width="26" fill="none"/>`,
  },
  'grey shirt on a light bed': {
    room: `${gradient('bed', '#efece6', '#ddd8cf', 'x1="0" y1="0" x2="1" y2="1"')}<rect width="1000" height="1000" fill="url(#bed)"/>${grain('g', '.02 .03', 0.1)}`,
    shadow: softShadow(
      '<path d="M310 210 L170 330 L250 440 L320 390 L325 850 H690 L695 390 L770 440 L850 330 L700 205Z" transform="translate(8 12)"/>',
      10,
      0.4,
    ),
    product: `${gradient('cloth', '#8e9399', '#a9aeb4')}<path d="M390 180 Q500 260 610 180 L700 205 L850 330 L770 440 L695 390 L690 850 H325 L320 390 L250 440 L170 330 L310 210Z" fill="url(#cloth)"/>
      <path d="M390 180 Q500 260 610 180" stroke="#6f7479" stroke-width="14" fill="none"/><path d="M420 420 Q440 620 400 840 M600 420 Q580 640 620 840" stroke="#83888e" stroke-width="10" fill="none"/>`,
  },
  'glasses case and strap ring on a table': {
    room: `<rect width="1000" height="1000" fill="#7d8f86"/>${gradient('lamp', '#ffffff', '#000000', 'x1="0" y1="0" x2="1" y2="1"')}<rect width="1000" height="1000" fill="url(#lamp)" opacity=".18"/>${grain('g', '.7', 0.1)}`,
    shadow: softShadow(
      '<path d="M500 240 a270 270 0 1 0 .1 0Z M500 330 a180 180 0 1 1 -.1 0Z" transform="translate(10 16)" fill-rule="evenodd"/>',
      12,
      0.5,
    ),
    product: `${gradient('leather', '#8b4a22', '#c77a40', 'x1="0" y1="0" x2="1" y2="1"')}<path fill-rule="evenodd" d="M500 230 a270 270 0 1 0 .1 0Z M500 320 a180 180 0 1 1 -.1 0Z" fill="url(#leather)"/>
      <circle cx="500" cy="500" r="225" fill="none" stroke="#e0a56d" stroke-width="5" stroke-dasharray="16 10"/><rect x="455" y="205" width="90" height="140" rx="14" fill="#c9ccd1"/><rect x="475" y="225" width="50" height="100" rx="8" fill="#8f949b"/>`,
  },
  'amber bottle in the dark': {
    room: wallAndTable(['#8a8f96', '#5f646b'], ['#7a6a5a', '#5b4d40'], 660) + grain('g', '.9', 0.1),
    shadow: softShadow('<ellipse cx="560" cy="852" rx="190" ry="28"/>', 18, 0.6),
    product: `${cylinder('glass', '#5a2c08', '#a8590f', '#f0ab4a')}<path d="M400 850 Q390 862 410 864 H590 Q610 862 600 850 V470 Q598 420 540 390 V300 H460 V390 Q402 420 400 470Z" fill="url(#glass)"/>
      <rect x="448" y="225" width="104" height="82" rx="10" fill="#e9e6df"/><rect x="400" y="560" width="200" height="170" fill="#efe7d4"/><path d="M430 610 H570 M430 650 H540" stroke="#444" stroke-width="10"/>`,
    light: 0.42,
    noise: 9,
  },
} satisfies Record<string, Scene>;
