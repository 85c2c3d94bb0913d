import type { Page } from '@playwright/test';

/** A control that can be used: a selector, and a part of its text where the selector matches several. */
export interface Control {
  selector: string;
  text?: string;
}

/** What `watchControls` adds to a page. */
export interface Controls {
  /** Waits for a control that can be used; answers the milliseconds since the page began. */
  whenUsable(control: Control): Promise<number>;
}

/** Lets every further document of a page answer when its controls can be used. */
export const watchControls = (page: Page) => page.addInitScript(addControls);

/** In the page, before its scripts. */
function addControls(): void {
  const isUsable = ({ selector, text = '' }: Control) =>
    // A screen that is only drawn, until its script comes, is inert.
    [...document.querySelectorAll(selector)].some(
      (control) =>
        control.textContent?.includes(text) &&
        !control.matches(':disabled, [inert] *') &&
        control.checkVisibility(),
    );
  (window as unknown as Controls).whenUsable = (control) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${control.selector} ${control.text} cannot be used`)), 60_000);
      const look = () => {
        if (isUsable(control)) resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    });
}
