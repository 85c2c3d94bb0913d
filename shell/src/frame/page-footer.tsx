import { Footer, IconButton, TextLink } from '@andromeda/design-system';
import { useNotification } from '@andromeda/platform';
import { socialMarks } from './social-marks.tsx';

/** The quiet end of every page. The legal pages are still to be written: their links say so. */
export function PageFooter() {
  const { notify } = useNotification();
  const soon = () => notify({ type: 'info', message: 'Esta página estará disponível em breve.' });
  return (
    <Footer
      note={`© ${new Date().getFullYear()} Andrômeda`}
      links={['Privacidade', 'Termos', 'Cookies'].map((label) => (
        <TextLink key={label} tone="soft" asChild>
          <button type="button" onClick={soon}>
            {label}
          </button>
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
