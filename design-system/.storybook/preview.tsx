import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import '../src/foundations/foundations.css';
import type { Decorator, Preview } from '@storybook/react-vite';

// The stories' links lead nowhere; following one would reload the frame under a running test.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
});

/** The theme stands where an app has it, on the root element, before the story is drawn. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'pt-BR';
  // Without a choice the page follows the system, as in an app.
  if (globals.theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tall: { name: 'Tall phone (390x1100)', styles: { width: '390px', height: '1100px' }, type: 'mobile' },
        small: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        zoomed: {
          name: 'Desktop at 200 % (720)',
          styles: { width: '720px', height: '450px' },
          type: 'desktop',
        },
        desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Screen', '*'] } },
  },
};

export default preview;
