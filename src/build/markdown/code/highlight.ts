import type {ElementContent} from 'hast';
import {refractor} from 'refractor/core';
import bash from 'refractor/bash';
import batch from 'refractor/batch';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import http from 'refractor/http';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

const syntaxes = [
  markup,
  css,
  javascript,
  typescript,
  jsx,
  tsx,
  bash,
  batch,
  diff,
  docker,
  go,
  http,
  ini,
  json,
  markdown,
  nginx,
  powershell,
  python,
  sql,
  toml,
  yaml,
];
for (const syntax of syntaxes) refractor.register(syntax);

/** Languages that are shown as they are. */
const plainLanguages = ['text', 'txt'];

/**
 * Highlighted syntax tree of a piece of code, with Prism's class names.
 *
 * @param file page it is on, for the message
 * @throws Error for a language the site does not know
 */
export function highlight(code: string, language: string, file: string): ElementContent[] {
  if (plainLanguages.includes(language)) return [{type: 'text', value: code}];
  if (!refractor.registered(language)) {
    const known = [...plainLanguages, ...refractor.listLanguages()].sort().join(', ');
    throw new Error(`${file}: unknown code language "${language}". Allowed: ${known}.`);
  }
  return withoutPunctuation(refractor.highlight(code, language).children as ElementContent[]);
}

/** Brackets and commas are set as plain text: half of all elements of a page would be theirs. */
function withoutPunctuation(nodes: readonly ElementContent[]): ElementContent[] {
  const flat = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = withoutPunctuation(node.children);
    const names = node.properties.className;
    return Array.isArray(names) && names.includes('punctuation') ? children : [{...node, children}];
  });
  return flat.reduce<ElementContent[]>((merged, node) => {
    const last = merged.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      merged[merged.length - 1] = {type: 'text', value: last.value + node.value};
    } else {
      merged.push(node);
    }
    return merged;
  }, []);
}
