import { Footer, IconButton, TextLink } from '@andromeda/design-system';
import { Link } from 'react-router-dom';
import { legalPages } from '../legal-pages.ts';
import { socialMarks } from './social-marks.tsx';

/** The footer of every page. */
export function PageFooter() {
  return (
    <Footer
      note={`© ${new Date().getFullYear()} Andrômeda`}
      links={legalPages.map(({ path, label }) => (
        <TextLink key={path} tone="soft" asChild>
          <Link to={path}>{label}</Link>
        </TextLink>
      ))}
      social={socialMarks.map(({ name, address, mark }) => (
        <IconButton key={name} asChild size="s" label={name} icon={mark}>
          <a href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        </IconButton>
      ))}
    />
  );
}
