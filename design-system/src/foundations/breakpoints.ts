/** The widths at which layouts switch, in CSS pixels: `@media (min-width: 640px)`, where CSS cannot read variables. */
export const BREAKPOINTS = {
  /** Tool screens: from this width on, forms and results are side by side and bars are part of the page. */
  tools: 640,
  /** The shell: sidebar instead of the phone's menu, smaller controls for a pointer. */
  shell: 768,
  /** Room for three columns beside the sidebar. */
  wide: 1024,
} as const;
