import { Button, ImageFrame, type ImageFrameProps, Notice } from '@andromeda/design-system';
import { useEffect, useState } from 'react';
import styles from './image-result.module.css';

const NOT_SHOWN = 'A imagem está pronta, mas não foi possível mostrá-la.';

type ResultPictureProps = Omit<ImageFrameProps, 'onBroken'>;

/** A finished picture. Where it does not come it can be asked for again, and is once the connection is back. */
export function ResultPicture(props: ResultPictureProps) {
  const [tries, setTries] = useState(0);
  const [brokenTry, setBrokenTry] = useState<number | null>(null);
  const broken = brokenTry === tries;
  const retry = () => setTries((before) => before + 1);
  useEffect(() => {
    if (!broken) return;
    const again = () => setTries((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [broken]);
  return (
    <>
      <ImageFrame {...props} key={tries} onBroken={() => setBrokenTry(tries)} />
      {broken && (
        <Notice tone="error" className={styles.notShown}>
          <p>{NOT_SHOWN}</p>
          <Button onClick={retry}>Tentar novamente</Button>
        </Notice>
      )}
    </>
  );
}
