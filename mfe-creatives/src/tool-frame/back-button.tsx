import { IconButton } from '@andromeda/design-system';
import { useLocation, useNavigate } from '@andromeda/platform';
import { ArrowLeft } from 'lucide-react';

/** One step back; to the dashboard where the visit began here. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first entry of a visit has nothing before it; its key changes once photos are kept in it, its number does not.
  const first = key === 'default' || window.history.state?.idx === 0;
  const back = () => (first ? navigate('/dashboard') : navigate(-1));
  return <IconButton label="Voltar" icon={<ArrowLeft />} variant="secondary" onClick={() => void back()} />;
}
