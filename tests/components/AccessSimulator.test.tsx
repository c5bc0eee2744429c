// @vitest-environment jsdom
import {cleanup, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {accessFacts} from '@site/src/build/facts/accessFacts';
import {loadFacts} from '@site/src/build/facts/facts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {AccessView} from '@site/src/features/builders/access/AccessView';
import type {ExampleName} from '@site/src/features/builders/access/examples';
import {renderPage} from '@site/tests/helpers/renderPage';

const facts = loadFacts('.');
const known = accessFacts(facts, localizeFacts(facts, 'en'));

function open(example: ExampleName = 'roles'): void {
  renderPage(<AccessView facts={known} example={example} />);
}

const answer = () => screen.getByRole('status').textContent;
const field = (name: string | RegExp) => screen.getByLabelText(name);
const hide = () => screen.getByRole<HTMLTextAreaElement>('textbox', {name: 'Hide'});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));

async function enter(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

beforeEach(() => history.replaceState(null, '', '/reference/permissions.html'));
afterEach(cleanup);

describe('the answer', () => {
  test('names what is missing, the message, and what to change', () => {
    open();
    expect(answer()).toContain('Denied');
    expect(answer()).toContain('No role path grants Make dir or upload at /docs/report.pdf.');
    const message = screen.getByRole('link', {name: 'permission denied'});
    expect(message.getAttribute('href')).toMatch(/errors\/files.*#err-permission-denied$/);
    expect(answer()).toContain('(code 403)');
    expect(answer()).toContain('In Manage → Role, grant Make dir or upload');
  });

  test('changes with the form', async () => {
    open();
    await userEvent.click(field('Make dir or upload'));
    expect(answer()).toContain('Allowed');
    expect(answer()).not.toContain('What they see');
    await userEvent.selectOptions(field('Action'), 'delete');
    expect(answer()).toContain('No role path grants Delete at /docs.');
    await userEvent.click(field('Admin'));
    expect(answer()).toContain('Allowed');
  });

  test('makes the next change until it’s allowed', async () => {
    open('permissions');
    expect(answer()).toContain('No role path grants Webdav manage');
    await press('Make this change here');
    expect(answer()).toContain('Allowed');
    expect(screen.queryByRole('button', {name: 'Make this change here'})).toBeNull();
  });

  test('is that of the nearest rule', async () => {
    open('rules');
    expect(answer()).toContain('Allowed');
    await press('Remove path rule 2');
    expect(answer()).toContain('The path rule on /docs has a password');
    await userEvent.click(field('The visitor knows the password of the path rule'));
    expect(answer()).toContain('and the visitor knows it');
  });

  test('has no message where there is nothing to ask for', () => {
    open('users');
    expect(answer()).toContain('outside the base path /home/anna');
    expect(answer()).toContain('No message');
  });

  test('says which lines of Hide can’t be read', async () => {
    open('rules');
    const second = screen.getByRole('group', {name: 'Path rule 2'});
    const hide = within(second).getByRole('textbox', {name: 'Hide'});
    await userEvent.clear(hide);
    await userEvent.type(hide, '(');
    expect(second.textContent).toContain('can’t read (');
  });
});

describe('what a way asks for', () => {
  test('is only what matters for it', async () => {
    open();
    await userEvent.selectOptions(field('With'), 'share');
    expect(screen.queryByLabelText('Base path')).toBeNull();
    expect(screen.queryByText('Role paths')).toBeNull();
    await userEvent.click(field('The share has a password'));
    expect(answer()).toContain('share password required');
    await userEvent.selectOptions(field('With'), 's3');
    await enter('Path of the bucket', '/other');
    expect(answer()).toContain('outside the path of the bucket');
  });

  test('offers only actions that it has', async () => {
    open();
    await userEvent.selectOptions(field('Action'), 'archive');
    await userEvent.selectOptions(field('With'), 'ftp');
    expect((field('Action') as HTMLSelectElement).value).toBe('list');
    expect(screen.queryByRole('option', {name: 'Copy'})).toBeNull();
  });
});

describe('the URL', () => {
  test('has everything that differs, and gives it back', async () => {
    open();
    await press('Add a role path');
    await enter('Role path 2', '/docs/in: out');
    await press('Add a path rule');
    await userEvent.type(hide(), '^a,b$\n');
    await userEvent.selectOptions(field('With'), 'ftp');
    await userEvent.click(field('Not signed in (guest)'));
    const {search} = location;
    const before = answer();
    cleanup();
    open();
    expect(location.search).toBe(search);
    expect(answer()).toBe(before);
    expect((field('Role path 2') as HTMLInputElement).value).toBe('/docs/in: out');
    expect(hide().value).toBe('^a,b$\n');
    await press('Start over');
    expect(location.search).toBe('');
  });

  test('ignores what isn’t valid, and keeps what belongs to others', () => {
    history.replaceState(null, '', '/?group=x&who=root&role=-1/a&role=8/b&path=c&with=smb&rule=zz');
    open();
    expect((field('Role path 1') as HTMLInputElement).value).toBe('/b');
    expect((field('Full path on the server') as HTMLInputElement).value).toBe('/docs/report.pdf');
    expect(location.search).toBe('?group=x&role=8%2Fb');
  });
});

test('the keyboard stays in the list when a row is removed', async () => {
  open();
  await press('Remove role path 1');
  expect(document.activeElement?.textContent).toBe('Add a role path');
  expect(answer()).toContain('Denied');
});
