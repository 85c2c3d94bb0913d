import type { ReactNode } from 'react';

interface SocialMark {
  name: string;
  address: string;
  mark: ReactNode;
}

const outline = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Links to the product's social networks. lucide draws no brands. */
export const socialMarks: readonly SocialMark[] = [
  {
    name: 'Instagram',
    address: 'https://www.instagram.com/',
    mark: (
      <svg aria-hidden="true" {...outline}>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </svg>
    ),
  },
  {
    name: 'Facebook',
    address: 'https://www.facebook.com/',
    mark: (
      <svg aria-hidden="true" {...outline}>
        <path d="M17 3h-2.500A4.500 4.500 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V7.500a.5.5 0 0 1 .5-.5H17z" />
      </svg>
    ),
  },
  {
    name: 'YouTube',
    address: 'https://www.youtube.com/',
    mark: (
      <svg aria-hidden="true" {...outline}>
        <rect x="2.500" y="5" width="19" height="14" rx="4.500" />
        <path d="M10 9.200v5.600l4.800-2.800z" />
      </svg>
    ),
  },
];
