import type { BrandKitChange } from '@andromeda/platform';
import styles from './brand-preview.module.css';
import faces from './faces.module.css';
import { PriceTag } from './price-tag.tsx';
import { inkOn, readingOn } from './reading-colors.ts';
import { PHOTO } from './shop-colors.ts';

type BrandPreviewProps = { chosen: BrandKitChange; logo: string | null };

/** What is chosen, on a drawn photo. */
export function BrandPreview({ chosen, logo }: BrandPreviewProps) {
  const { mainColor, accentColor, headingFace, bodyFace, logoCorner, tagStyle } = chosen;
  const plate = mainColor ?? accentColor ?? PHOTO.product;
  const tag = accentColor ?? mainColor ?? PHOTO.product;
  const headline = (mainColor && readingOn(PHOTO.ground, mainColor)) ?? PHOTO.ink;
  return (
    <figure className={styles.preview}>
      <div
        role="img"
        aria-label="Prévia da marca em uma foto de exemplo"
        data-corner={logo ? logoCorner : 'none'}
        className={styles.photo}
        style={{ backgroundColor: PHOTO.ground, color: PHOTO.ink }}
      >
        <Mug />
        <div className={styles.offer}>
          <strong className={`${styles.headline} ${faces[headingFace]}`} style={{ color: headline }}>
            Oferta da semana
          </strong>
          <PriceTag shape={tagStyle} letters={faces[headingFace]} color={plate} ink={inkOn(plate)} />
          <span
            data-shape={tagStyle}
            className={`${styles.tag} ${faces[bodyFace]}`}
            style={{ backgroundColor: tag, color: inkOn(tag) }}
          >
            FRETE GRÁTIS
          </span>
          <span className={`${styles.words} ${faces[bodyFace]}`}>Feito à mão em Minas</span>
        </div>
        {logo && logoCorner !== 'none' && <img src={logo} alt="" className={styles.logo} />}
      </div>
      <figcaption className={styles.caption}>
        Prévia. Nas suas imagens, texto e logo se ajustam a cada foto, sem cobrir o produto.
      </figcaption>
    </figure>
  );
}

/** A product that has a colour of its own. */
function Mug() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.product}>
      <ellipse cx="46" cy="86" rx="34" ry="5" opacity=".14" />
      <path d="M66 42h8a12 12 0 0 1 0 26h-8" fill="none" stroke={PHOTO.product} strokeWidth="7" />
      <path d="M20 28h50v44a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12z" fill={PHOTO.product} />
      <ellipse cx="45" cy="28" rx="25" ry="6" fill={PHOTO.ink} opacity=".55" />
    </svg>
  );
}
