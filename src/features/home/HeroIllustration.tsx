import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './HeroIllustration.module.css';

/** One cloud, drawn around its own origin, about 100 units wide. */
const CLOUD = 'M22 60h58a22 22 0 0 0 3-43.800A30 30 0 0 0 26 21.6 19.5 19.5 0 0 0 22 60Z';

/** Where clouds hang, how large, in which colour, and the branch that holds each. */
const clouds = [
  {x: 16, y: 96, scale: 1, tone: 'secondary', branch: 'M72 158C78 236 150 250 236 262'},
  {x: 110, y: 20, scale: 1.2, tone: 'accent', branch: 'M172 94C176 170 220 190 244 220'},
  {x: 252, y: 4, scale: 0.95, tone: 'highlight', branch: 'M302 62C300 130 262 160 254 200'},
  {x: 356, y: 62, scale: 1.15, tone: 'secondary', branch: 'M414 134C410 210 320 224 264 244'},
  {x: 404, y: 176, scale: 0.8, tone: 'accent', branch: 'M444 226C430 280 340 272 268 280'},
  {x: 52, y: 214, scale: 0.75, tone: 'highlight', branch: 'M90 260C110 296 180 290 234 296'},
] as const;

/** Folders and files that grow out of the trunk. */
const rows = [
  {x: 176, y: 366, width: 150, kind: 'folder'},
  {x: 206, y: 398, width: 128, kind: 'file'},
  {x: 206, y: 430, width: 156, kind: 'folder'},
  {x: 236, y: 462, width: 112, kind: 'file'},
] as const;

/** Many clouds, one tree: the picture of the home page. Its colours follow the color mode. */
export function HeroIllustration(): ReactNode {
  const label = translate({
    id: 'home.illustration',
    message:
      'Six clouds hang on the branches of one tree; a tree of folders and files grows from its trunk.',
    description: 'Text alternative of the picture on the home page',
  });
  return (
    <svg className={styles.picture} viewBox="0 0 500 500" role="img" aria-label={label}>
      <ellipse className={styles.ground} cx="250" cy="486" rx="190" ry="12" />
      <g className={styles.branches}>
        {clouds.map(({branch}) => (
          <path key={branch} d={branch} />
        ))}
        <path className={styles.trunk} d="M250 200C252 300 246 400 250 484" />
      </g>
      {clouds.map(({x, y, scale, tone}) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className={styles.cloud} data-tone={tone} d={CLOUD} />
        </g>
      ))}
      <g className={styles.tree}>
        <rect className={styles.panel} x="150" y="336" width="230" height="152" rx="14" />
        <path
          className={styles.guide}
          d="M190 380v62M190 410h12M190 442h12M220 444v30M220 474h12"
        />
        {rows.map(({x, y, width, kind}) => (
          <g key={y} transform={`translate(${x} ${y})`}>
            {kind === 'folder' ? (
              <path
                className={styles.folder}
                d="M0 2a3 3 0 0 1 3-3h6l3 4h9a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z"
              />
            ) : (
              <path className={styles.file} d="M3 0h10l6 6v14H3Z" />
            )}
            <rect className={styles.line} x="32" y="6" width={width - 40} height="8" rx="4" />
          </g>
        ))}
      </g>
    </svg>
  );
}
