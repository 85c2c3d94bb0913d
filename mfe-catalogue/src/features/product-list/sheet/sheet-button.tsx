import { Button } from '@andromeda/design-system';
import { FileSpreadsheet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

// What a sheet needs, with the rules of the channels, comes with the first one.
const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog.tsx')).SheetDialog }));

/** Takes the listings of many products as one file. */
export function SheetButton({ search }: { search: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileSpreadsheet />} onClick={() => setOpen(true)}>
        Baixar planilha
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SheetDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
