import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginScreen } from './login-screen.tsx';
import { ResultScreen } from './result-screen.tsx';

/** Whole screens put together from the components alone, to judge the identity by. The product's own stand under 'Telas'. */
const meta = { title: 'Screen', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Login: Story = { render: () => <LoginScreen />, globals: desktop };
export const LoginOnAPhone: Story = { render: () => <LoginScreen />, globals: phone };
export const Result: Story = { render: () => <ResultScreen />, globals: phone };
export const ResultOnADesktop: Story = { render: () => <ResultScreen />, globals: desktop };

/** A desktop at 200 % zoom has half its width: nothing may need sideways scrolling. */
export const ResultAt200Percent: Story = {
  render: () => <ResultScreen />,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
