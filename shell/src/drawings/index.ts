/** What the build draws, for pages that show it before any script has come. */
export { drawnFrame } from './drawn-frame.tsx';
export { drawnScreens } from './drawn-screens.tsx';
