// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useColorMode} from '@docusaurus/theme-common';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

// React repeats on the console what a render throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('data of theme and sidebar', () => {
  test.each([
    ['useColorMode', useColorMode, 'ColorModeProvider'],
    ['useDocsSidebar', useDocsSidebar, 'DocsSidebarProvider'],
    ['useDoc', useDoc, 'DocProvider'],
  ] as const)(
    '%s used without its provider throws, naming it',
    {tags: ['@8-theme-or-sidebar-data']},
    (_name, useData, provider) => {
      expect(() => renderHook(() => useData())).toThrow(provider);
    },
  );
});
