/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { copyText } from './copy-text.ts';

function clipboardThat(writeText: () => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

function commandThat(copies: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = jest.fn(() => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return copies;
  });
  return copied;
}

test('what the clipboard refuses is copied by way of a hidden field', async () => {
  clipboardThat(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
  const copied = commandThat(true);
  await copyText('https://golden.example/invite/TEAM-ABCDEF-123');
  expect(copied).toEqual(['https://golden.example/invite/TEAM-ABCDEF-123']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('without a clipboard the hidden field is used at once', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const copied = commandThat(true);
  await copyText('a link');
  expect(copied).toEqual(['a link']);
});

test('what both refuse fails, so that nobody is told it was copied', async () => {
  clipboardThat(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
  commandThat(false);
  await expect(copyText('a link')).rejects.toThrow('did not copy');
});
