import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssistantScreen } from './assistant-screen.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { GenerateScreen } from './generate-screen.tsx';
import { LibraryScreen } from './library-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { PlansScreen } from './plans-screen.tsx';
import { ResultScreen } from './result-screen.tsx';
import { KeywordScreen, TitleScreen } from './text-tools-screens.tsx';

/** Whole screens put together from the components alone, to judge the identity by. */
const meta = { title: 'Screen', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Dashboard: Story = { render: () => <DashboardScreen />, globals: desktop };
export const DashboardOnAPhone: Story = { render: () => <DashboardScreen />, globals: phone };
export const Library: Story = { render: () => <LibraryScreen />, globals: desktop };
export const LibraryOnAPhone: Story = { render: () => <LibraryScreen />, globals: phone };
export const Login: Story = { render: () => <LoginScreen />, globals: desktop };
export const LoginOnAPhone: Story = { render: () => <LoginScreen />, globals: phone };
export const Generate: Story = { render: () => <GenerateScreen />, globals: phone };
export const GenerateOnADesktop: Story = { render: () => <GenerateScreen />, globals: desktop };
export const Result: Story = { render: () => <ResultScreen />, globals: phone };
export const ResultOnADesktop: Story = { render: () => <ResultScreen />, globals: desktop };
export const Assistant: Story = { render: () => <AssistantScreen />, globals: desktop };
export const AssistantOnAPhone: Story = { render: () => <AssistantScreen />, globals: phone };
export const Titles: Story = { render: () => <TitleScreen />, globals: desktop };
export const TitlesOnAPhone: Story = { render: () => <TitleScreen />, globals: phone };
export const Keywords: Story = { render: () => <KeywordScreen />, globals: desktop };
export const KeywordsOnAPhone: Story = { render: () => <KeywordScreen />, globals: phone };
export const Plans: Story = { render: () => <PlansScreen />, globals: desktop };
export const PlansOnAPhone: Story = { render: () => <PlansScreen />, globals: phone };

const holdsItsWidth: Story['play'] = async ({ canvasElement }) => {
  const { documentElement } = canvasElement.ownerDocument;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
};

/** A desktop at 200 % zoom has half its width: nothing may need sideways scrolling. */
const zoomed = { globals: { viewport: { value: 'zoomed' } }, play: holdsItsWidth };
export const DashboardAt200Percent: Story = { ...zoomed, render: () => <DashboardScreen /> };
export const LibraryAt200Percent: Story = { ...zoomed, render: () => <LibraryScreen /> };
export const ResultAt200Percent: Story = { ...zoomed, render: () => <ResultScreen /> };
export const PlansAt200Percent: Story = { ...zoomed, render: () => <PlansScreen /> };

/** Letters twice as large on a phone: lines wrap, nothing is cut off sideways. */
const largeLetters = {
  globals: phone,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: holdsItsWidth,
};
export const GenerateInLargeLetters: Story = { ...largeLetters, render: () => <GenerateScreen /> };
export const KeywordsInLargeLetters: Story = { ...largeLetters, render: () => <KeywordScreen /> };
export const PlansInLargeLetters: Story = { ...largeLetters, render: () => <PlansScreen /> };
