/** Where layouts switch, in CSS pixels: `@media (min-width: 640px)`. CSS cannot read variables there. */
export const BREAKPOINTS = {
  /** Tool screens: from here on forms and results stand side by side, bars lie in the page. */
  tools: 640,
  /** The shell: sidebar instead of the phone's menu, smaller controls for a pointer. */
  shell: 768,
  /** Room for three columns beside the sidebar. */
  wide: 1024,
} as const;
