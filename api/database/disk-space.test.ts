import { DiskSpace } from './disk-space.ts';

const full = () => Object.assign(new Error('No space left on device'), { code: '53100' });
const never = () => Promise.reject(new Error('Nothing had to be tried'));

test('nobody tries the disk while every write finds room', async () => {
  const disk = new DiskSpace(0);
  disk.heardOf(new Error('Something else'));
  expect(await disk.isFull(never)).toBe(false);
});

test('for a while after a write found no room the disk is full without being tried', async () => {
  const disk = new DiskSpace(60_000);
  disk.heardOf(full());
  expect(await disk.isFull(() => Promise.resolve())).toBe(true);
});

test('then it is full as long as a write finds no room, and no longer', async () => {
  const disk = new DiskSpace(0);
  disk.heardOf(full());
  expect(await disk.isFull(() => Promise.reject(full()))).toBe(true);
  expect(await disk.isFull(() => Promise.resolve())).toBe(false);
  expect(await disk.isFull(never)).toBe(false);
});
