import type {ReactNode} from 'react';

/** The site's mark: a tree whose three crowns are clouds. Decorative; the text beside it names the site. */
export function Logo({size = 30}: {readonly size?: number}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M16 30V13M16 23c0-4-2-5.5-5-6M16 21c0-4 2-5.5 5-6"
        stroke="var(--site-color-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M12.2 13.500h7.600a3.6 3.6 0 0 0 .7-7.13 4.8 4.8 0 0 0-9.2.93 3.13 3.13 0 0 0 .9 6.200Z"
        fill="var(--site-color-accent)"
      />
      <path
        d="M5.4 20.500h5.200a2.5 2.5 0 0 0 .5-4.95 3.4 3.4 0 0 0-6.5.65 2.2 2.2 0 0 0 .8 4.300Z"
        fill="var(--site-color-secondary)"
      />
      <path
        d="M21.4 18.500h5.200a2.5 2.5 0 0 0 .5-4.95 3.4 3.4 0 0 0-6.5.65 2.2 2.2 0 0 0 .8 4.300Z"
        fill="var(--site-color-highlight)"
      />
    </svg>
  );
}
