import {isBehindOwnProxy, siteUrl, usesDocker, type Choices} from './choices';

/** What to know about some choices; each has a text (`texts.ts`). */
export type NoteName =
  | 'notePlain'
  | 'notePublished'
  | 'noteAcme'
  | 'noteAcmePort'
  | 'noteCertificate'
  | 'noteUpstream'
  | 'noteOwner'
  | 'noteAria2'
  | 'noteMedia'
  | 'noteDatabase'
  | 'noteFileSecret'
  | 'noteRemoveOld'
  | 'noteSubpath';

/** What does harm if it isn't known. */
const WARNINGS: ReadonlySet<NoteName> = new Set([
  'notePlain',
  'notePublished',
  'noteUpstream',
  'noteAcmePort',
  'noteAria2',
  'noteFileSecret',
]);

/** Whether a note must not be overlooked. */
export const isWarning = (name: NoteName): boolean => WARNINGS.has(name);

/** Notes on a reader's choices, the most important first. */
export function notesOn(choices: Choices): readonly NoteName[] {
  const {proxy, https, publicPort, subpath, upstream, puid, image, media, database, method} =
    choices;
  const inDocker = usesDocker(choices);
  const notes: readonly (readonly [NoteName, boolean])[] = [
    ['notePlain', https === 'none' && siteUrl(choices).startsWith('http:')],
    ['notePublished', inDocker && proxy !== 'traefik' && !isBehindOwnProxy(choices)],
    [
      'noteUpstream',
      proxy !== 'none' && proxy !== 'traefik' && !isBehindOwnProxy(choices) && upstream !== '',
    ],
    ['noteAcme', https === 'acme' && publicPort === ''],
    ['noteAcmePort', https === 'acme' && publicPort !== ''],
    ['noteCertificate', proxy === 'none' && https === 'own'],
    ['noteSubpath', proxy !== 'none' && subpath !== ''],
    ['noteOwner', inDocker && puid !== '0'],
    ['noteMedia', inDocker && media !== ''],
    ['noteAria2', inDocker && (image === 'aria2' || image === 'aio')],
    ['noteDatabase', database !== 'sqlite3'],
    ['noteFileSecret', database !== 'sqlite3' && method !== 'run'],
    ['noteRemoveOld', inDocker],
  ];
  return notes.flatMap(([name, isShown]) => (isShown ? [name] : []));
}
