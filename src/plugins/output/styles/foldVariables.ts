import type {Declaration, Node, Root} from 'postcss';

const REFERENCE = /var\((--[\w-]+)\)/g;
const REFERENCE_WITH_FALLBACK = /var\((--[\w-]+),/g;

/** True for a value given once for the whole document, whatever the screen, the mode or the state. */
function isDocumentWide({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    'selector' in parent &&
    parent.selectors.includes(':root') &&
    (parent.parent?.type === 'root' ||
      (parent.parent?.type === 'atrule' &&
        'name' in parent.parent &&
        parent.parent.name === 'layer'))
  );
}

/** True for a value of the document's root element, in whatever state. */
function isOnRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    'selectors' in parent &&
    parent.selectors.every((part) => /^(:root|html|\[data-theme=\w+\])$|^html\[[^ ]+\]$/.test(part))
  );
}

/** True for a value of the root element that no layer, screen or state puts in question. */
function isAlways({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' && parent.parent?.type === 'root' && parent.selectors.includes(':root')
  );
}

/** True for a value of the root element inside a layer: any value outside of layers wins over it. */
function isBeaten(declaration: Declaration): boolean {
  for (let at: Node | undefined = declaration.parent; at; at = at.parent) {
    if (at.type === 'atrule' && 'name' in at && at.name === 'layer') return isOnRoot(declaration);
  }
  return false;
}

function removeWithRule(declaration: Declaration): void {
  const {parent} = declaration;
  declaration.remove();
  if (parent?.nodes.length === 0) parent.remove();
}

/**
 * Writes the value of a framework variable where it is used, if it is set in one place only and for the
 * whole document. Infima sets hundreds of them, most of which this site leaves alone.
 *
 * @param root style sheet, changed in place
 * @param isFoldable whether a variable (`--ifm-…`) may go; scripts may read others
 * @returns how many variables are gone
 */
export function foldVariables(root: Root, isFoldable: (name: string) => boolean): number {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, all] of definitions) {
    const last = all.findLast(isAlways);
    if (!last || !isFoldable(name)) continue;
    const [dead, left] = [
      all.filter((each) => isBeaten(each)),
      all.filter((each) => !isBeaten(each)),
    ];
    for (const declaration of dead) removeWithRule(declaration);
    definitions.set(name, left);
  }
  const usedWithFallback = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(REFERENCE_WITH_FALLBACK)) usedWithFallback.add(name);
  });
  // A variable that a part of the page sets again must not be pulled into that part.
  const isRootOnly = (value: string): boolean =>
    [...value.matchAll(REFERENCE)].every(([, name = '']) =>
      (definitions.get(name) ?? []).every((each) => isOnRoot(each) && isRootOnly(each.value)),
    );
  const constants = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of definitions) {
    if (!declaration || others.length > 0) continue;
    if (!isFoldable(name) || usedWithFallback.has(name)) continue;
    if (isDocumentWide(declaration) && isRootOnly(declaration.value))
      constants.set(name, declaration);
  }
  // A constant may refer to a constant.
  const fold = (value: string): string =>
    value.replace(REFERENCE, (reference, name: string, start: number) => {
      const constant = constants.get(name);
      if (!constant) return reference;
      // Minified style sheets omit the space behind a parenthesis: `var(--width)solid`.
      const isNextWord = /^[\w#.-]/.test(value.slice(start + reference.length));
      return fold(constant.value) + (isNextWord ? ' ' : '');
    });
  root.walkDecls((declaration) => {
    declaration.value = fold(declaration.value);
  });
  for (const declaration of constants.values()) removeWithRule(declaration);
  return constants.size;
}
