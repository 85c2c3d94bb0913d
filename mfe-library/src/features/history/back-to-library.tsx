import { IconButton } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { ArrowLeft } from 'lucide-react';

export const BackToLibrary = () => (
  <IconButton label="Voltar para a biblioteca" icon={<ArrowLeft />} variant="sunken" asChild>
    <Link to="/library" />
  </IconButton>
);
