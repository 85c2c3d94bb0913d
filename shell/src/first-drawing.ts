import { createContext, useContext } from 'react';

/** The frame as the build drew it, on the page at `pathname` until the application shows its own. */
export interface FirstDrawing {
  pathname: string;
  /** Null once a frame was shown, and on pages without a drawing. */
  element: HTMLElement | null;
}

export const FirstDrawingContext = createContext<FirstDrawing>({ pathname: '', element: null });

export const useFirstDrawing = () => useContext(FirstDrawingContext);

/** The frame that the BFF wrote into this page, which React is about to empty. */
export function readFirstDrawing(root: HTMLElement): FirstDrawing {
  return { pathname: location.pathname, element: root.querySelector<HTMLElement>(':scope > [data-frame]') };
}
