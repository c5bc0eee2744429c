// @vitest-environment jsdom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Start} from '@site/src/features/builders/install/choices';
import {InstallView} from '@site/src/features/builders/install/InstallView';
import {renderPage} from '@site/tests/helpers/renderPage';

const open = (start: Start, takesSecrets = true) =>
  renderPage(<InstallView start={start} takesSecrets={takesSecrets} />);

const builder = () => screen.getByRole('region', {name: 'Installation builder'});
const field = (name: string | RegExp) => within(builder()).getByLabelText(name);
const shown = () =>
  [...builder().querySelectorAll('pre')].map(({textContent}) => textContent).join('\n');

beforeEach(() => history.replaceState(null, '', '/guide/install/docker.html'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what a reader chooses', () => {
  test('is in the files at once, and in the URL', async () => {
    open('docker');
    await userEvent.selectOptions(field('Reverse proxy'), 'nginx');
    fireEvent.change(field(/^Host name/), {target: {value: 'files.example.org'}});
    fireEvent.change(field(/^Subpath/), {target: {value: '/alist'}});
    expect(shown()).toContain('SITE_URL=https://files.example.org/alist');
    expect(shown()).toContain('server_name files.example.org;');
    expect(shown()).toContain('location /alist/ {');
    expect(shown()).toContain('"127.0.0.1:5244:5244"');
    expect(location.search).toBe(
      '?builder=install&proxy=nginx&host=files.example.org&subpath=%2Falist',
    );
  });

  test('says which steps it has changed', async () => {
    open('docker');
    await userEvent.selectOptions(field('Reverse proxy'), 'nginx');
    fireEvent.change(field(/^Time zone/), {target: {value: 'Asia/Shanghai'}});
    expect(screen.getByText('Updated steps: 1')).toBeTruthy();
    fireEvent.change(field(/^Host name/), {target: {value: 'files.example.org'}});
    expect(screen.getByText('Updated steps: 1, 4, 5, 8')).toBeTruthy();
    fireEvent.change(field(/^Host name/), {target: {value: 'https://'}});
    fireEvent.change(field(/^Host name/), {target: {value: 'https:///'}});
    expect(screen.queryByText(/^Updated steps/)).toBeNull();
  });

  test('comes back from a link', () => {
    history.replaceState(null, '', '?builder=install&proxy=caddy&host=files.example.org');
    open('docker');
    expect(shown()).toContain('reverse_proxy 127.0.0.1:5244');
    expect((field(/^Host name/) as HTMLInputElement).value).toBe('files.example.org');
  });

  test('comes from a link that is followed while the builder is open, but not from a heading', async () => {
    // The router of the tests leaves the browser's address alone.
    const link = (to: string): ReactNode => (
      <Link to={to} onClick={() => history.replaceState(null, '', to)}>
        {to}
      </Link>
    );
    renderPage(
      <>
        {link('?builder=install&system=unraid')}
        {link('?builder=install&system=unraid&database=mysql#systems')}
        <InstallView start="nas" takesSecrets />
      </>,
    );
    const valueOf = (name: string | RegExp): string => (field(name) as HTMLInputElement).value;
    expect(valueOf(/^Data folder/)).toBe('/volume1/docker/alist');
    await userEvent.click(screen.getByRole('link', {name: /unraid$/}));
    expect(valueOf(/^Data folder/)).toBe('/mnt/user/appdata/alist');
    expect(valueOf(/^PUID/)).toBe('99');
    await userEvent.selectOptions(field('Database'), 'mysql');
    fireEvent.change(field(/^Database user/), {target: {value: 'anna'}});
    await userEvent.click(screen.getByRole('link', {name: /#systems$/}));
    expect(valueOf(/^Database user/)).toBe('anna');
  });

  test('decides which fields and options there are', async () => {
    open('docker');
    expect(within(builder()).queryByLabelText(/^Database host/)).toBeNull();
    await userEvent.selectOptions(field('Database'), 'mysql');
    expect(field(/^Database host/)).toBeTruthy();
    await userEvent.selectOptions(field('Install with'), 'binary');
    const names = within(field('Reverse proxy')).getAllByRole('option');
    expect(names.map(({textContent}) => textContent)).toEqual(['None', 'nginx', 'Caddy', 'Apache']);
    expect(shown()).toContain('ExecStart=/opt/alist/alist server');
  });

  test('is named where it’s wrong, and doesn’t reach the files', () => {
    open('proxy');
    fireEvent.change(field(/^Host name/), {target: {value: 'https://files.example.org'}});
    fireEvent.blur(field(/^Host name/));
    expect(field(/^Host name/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('To correct: Host name')).toBeTruthy();
    expect(shown()).not.toContain('example.org');
  });
});

describe('the password of the database', () => {
  const typePassword = async () => {
    open('docker');
    await userEvent.selectOptions(field('Database'), 'postgres');
    fireEvent.change(field(/^Database password/), {target: {value: 'open sesame'}});
  };

  test('is dots until the reader asks, is copied as it is, and is in no URL and no storage', async () => {
    // It puts a clipboard into the page.
    userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await typePassword();
    expect(shown()).not.toContain('sesame');
    await userEvent.click(screen.getByRole('button', {name: 'Copy: docker-compose.yml'}));
    expect(write.mock.calls.join('')).toContain("password='open sesame'");
    await userEvent.click(screen.getByRole('button', {name: 'Show secrets'}));
    expect(shown()).toContain("password='open sesame'");
    expect(
      location.href +
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain('sesame');
  });

  test('goes when the page is left', async () => {
    await typePassword();
    fireEvent(window, new Event('pagehide'));
    expect((field(/^Database password/) as HTMLInputElement).value).toBe('');
  });

  test('isn’t asked for where scripts of others can load', async () => {
    open('docker', false);
    await userEvent.selectOptions(field('Database'), 'mysql');
    expect(within(builder()).queryByLabelText(/^Database password/)).toBeNull();
    expect(shown()).toContain('DB_PASS=<password>');
  });
});
