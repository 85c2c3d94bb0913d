import { Select, SidebarGroup, SidebarItem, TextField } from '@andromeda/design-system';
import type { FakeState, RemoteSelfDescription } from '@andromeda/platform/testing/browser';
import { AppWindow, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './controls.module.css';
import { states } from './states.ts';

type ControlsProps = {
  description: RemoteSelfDescription;
  state: FakeState;
  onState: (state: FakeState) => void;
  /** The flags that are on, as they were typed. */
  flags: string;
  onFlags: (flags: string) => void;
};

/** Switches between the screens of this remote, and between the states of the network under them. */
export function Controls({ description, state, onState, flags, onFlags }: ControlsProps) {
  const { paths, publicPaths = [], menu = [] } = description;
  const labelOf = (path: string) => menu.find((entry) => entry.path === path)?.label ?? path;
  return (
    <>
      <SidebarGroup heading="Telas">
        {[...paths, ...publicPaths].map((path) => (
          <SidebarItem key={path} asChild icon={<AppWindow />}>
            <NavLink to={path}>{labelOf(path)}</NavLink>
          </SidebarItem>
        ))}
      </SidebarGroup>
      <div className={styles.controls}>
        <Select
          label="Estado"
          options={[...states]}
          value={state}
          onValueChange={(value) => onState(value as FakeState)}
        />
        <TextField
          label="Chaves ligadas"
          placeholder="library.grade-nova"
          value={flags}
          onChange={(event) => onFlags(event.target.value)}
        />
      </div>
      <ThemeItem />
    </>
  );
}

function ThemeItem() {
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const turn = () => {
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    setDark(!dark);
  };
  return (
    <SidebarItem placement="plain" icon={dark ? <Sun /> : <Moon />} onClick={turn}>
      {dark ? 'Tema claro' : 'Tema escuro'}
    </SidebarItem>
  );
}
