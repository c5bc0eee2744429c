import './partTexts';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './HeroIllustration.module.css';

/** One cloud, about 100 units wide, its foot in the middle at (51, 60). */
const CLOUD = 'M22 60h58a22 22 0 0 0 3-43.800A30 30 0 0 0 26 21.6 19.5 19.5 0 0 0 22 60Z';

const FOLDER = 'M0 4a3 3 0 0 1 3-3h6l3 4h9a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z';
const FILE = 'M3 1h11l6 6v14H3Z';

/** Where clouds hang, how large, in which tone, and the branch that leads from each to the trunk. */
const clouds = [
  {x: 20, y: 86, scale: 1, tone: 'secondary', branch: 'M71 146C71 232 262 172 262 248'},
  {x: 112, y: 20, scale: 1.2, tone: 'accent', branch: 'M173 92C173 186 262 160 262 242'},
  {x: 250, y: 4, scale: 0.95, tone: 'highlight', branch: 'M298 61C298 150 262 150 262 238'},
  {x: 352, y: 60, scale: 1.15, tone: 'secondary', branch: 'M411 129C411 208 262 164 262 246'},
  {x: 412, y: 176, scale: 0.8, tone: 'accent', branch: 'M453 224C453 272 262 200 262 254'},
  {x: 62, y: 204, scale: 0.72, tone: 'highlight', branch: 'M99 247C99 282 262 210 262 256'},
] as const;

/** Rows of the file tree: folders in the tone of their cloud, one file inside. */
const rows = [
  {x: 184, y: 342, width: 128, tone: 'secondary'},
  {x: 184, y: 378, width: 96, tone: 'accent'},
  {x: 220, y: 414, width: 112, tone: 'file'},
  {x: 184, y: 450, width: 144, tone: 'highlight'},
] as const;

/** Index of the cloud and of the row that a picked storage takes. */
const DOCK = {cloud: 1, row: 1} as const;

/** Width of the cloud's text, in units of the picture, and the sizes of its letters. */
const NAME = {width: 84, largest: 15, smallest: 8} as const;

interface Props {
  /** Storage that docks to the tree: its name is on a cloud, its path in the list. */
  readonly mounted?: {readonly name: string; readonly path: string} | undefined;
}

/** Letters as large as the cloud has room for; a Chinese character takes the room of two letters. */
function nameSize(name: string): number {
  const han = name.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = han + (name.length - han) * 0.55;
  return Math.min(NAME.largest, Math.max(NAME.smallest, NAME.width / letters));
}

/** Many clouds, one tree: the picture of the home page. Its colors follow the color mode. */
export function HeroIllustration({mounted}: Props): ReactNode {
  const label = translate({
    id: 'home.illustration',
    message:
      'Six clouds hang on the branches of one tree; a tree of folders and files grows from its trunk.',
    description: 'Text alternative of the picture on the home page',
  });
  return (
    <svg className={styles.picture} viewBox="0 0 520 500" role="img" aria-label={label}>
      <circle className={styles.sky} cx="262" cy="214" r="196" />
      {clouds.map(({branch, tone}, index) => (
        <g
          key={branch}
          data-tone={tone}
          data-docked={index === DOCK.cloud ? mounted?.path : undefined}
        >
          <path className={styles.branch} d={branch} />
          <path className={styles.flow} d={branch} />
        </g>
      ))}
      <path className={styles.trunk} d="M262 238V256C262 312 160 268 160 324" />
      {clouds.map(({x, y, scale, tone}, index) => {
        const docked = index === DOCK.cloud ? mounted : undefined;
        return (
          <g key={x} data-tone={tone} transform={`translate(${x} ${y}) scale(${scale})`}>
            {/* Another storage is another cloud, which comes in again. */}
            <g key={docked?.path} className={docked && styles.docked}>
              <path className={styles.cloud} d={CLOUD} />
              {docked && (
                <text className={styles.mountedName} x="54" y="46" fontSize={nameSize(docked.name)}>
                  {docked.name}
                </text>
              )}
            </g>
          </g>
        );
      })}
      <rect className={styles.panel} x="120" y="322" width="284" height="166" rx="16" />
      <path
        className={styles.guide}
        d="M160 323V453q0 8 8 8h8M160 353h16M160 389h16M194 402v15q0 8 8 8h8"
      />
      {rows.map(({x, y, width, tone}, index) => (
        <g key={y} data-tone={tone} transform={`translate(${x} ${y})`}>
          <path className={styles.item} d={tone === 'file' ? FILE : FOLDER} />
          {index === DOCK.row && mounted ? (
            <text key={mounted.path} className={styles.mountedPath} x="36" y="17">
              {mounted.path}
            </text>
          ) : (
            <rect className={styles.line} x="36" y="7" width={width} height="8" rx="4" />
          )}
        </g>
      ))}
    </svg>
  );
}
