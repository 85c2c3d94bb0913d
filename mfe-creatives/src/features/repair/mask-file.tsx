import { Button, Notice } from '@andromeda/design-system';
import { saveFile } from '@andromeda/platform';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import { encodeMask, type RepairSources, readMask } from './read-pictures.ts';
import styles from './repair.module.css';

type MaskFileProps = {
  mask: Uint8Array;
  sources: RepairSources;
  /** Starts again on the mask at this data address. */
  onBring: (address: string) => void;
};

/** A mask of another program can be brought, and this one taken there. */
export function MaskFile({ mask, sources, onBring }: MaskFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const bring = async (file: File) => {
    try {
      const brought = await readMask(file, sources);
      setProblem(brought ? '' : messages.maskUnfit);
      if (brought) onBring(await addressOf(await encodeMask(brought, sources)));
    } catch {
      setProblem(messages.maskUnreadable);
    }
  };
  return (
    <details className={styles.mask}>
      <summary>Usar uma máscara</summary>
      <p>Um PNG com o produto em branco e o resto em preto, na proporção da foto.</p>
      <div className={styles.row}>
        <Button icon={<FileUp />} onClick={() => input.current?.click()}>
          Trazer máscara
        </Button>
        <Button
          icon={<FileDown />}
          onClick={() => void encodeMask(mask, sources).then((file) => saveFile(file, 'mascara.png'))}
        >
          Baixar máscara
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png"
        hidden
        aria-label="Máscara em PNG"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void bring(file);
          event.currentTarget.value = '';
        }}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
    </details>
  );
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', reject);
    reader.readAsDataURL(file);
  });
}
