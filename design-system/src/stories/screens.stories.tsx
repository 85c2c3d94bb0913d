import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardScreen } from './dashboard-screen.tsx';
import { GenerateScreen } from './generate-screen.tsx';
import { LibraryScreen } from './library-screen.tsx';
import { LoginScreen } from './login-screen.tsx';

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
