import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { LiveViewers, mostFromOneAddress, mostViewers, slice } from './live-viewers.ts';

/** Stream whose other end accepts everything, or nothing. */
class Stream extends EventEmitter {
  readonly written: string[] = [];
  writableLength = 0;
  isOver = false;

  write(bytes: Buffer): boolean {
    this.written.push(bytes.toString());
    return true;
  }

  end(): this {
    this.isOver = true;
    this.emit('close');
    return this;
  }

  destroy(): this {
    return this.end();
  }

  destroySoon(): void {
    this.end();
  }
}

/** Adds followers, each from an address of its own unless one is given. */
function follow(viewers: LiveViewers, count: number, address?: string) {
  return Array.from({ length: count }, (_, number) => {
    const stream = new Stream();
    viewers.add(stream, { network: address ?? `10.0.${number >> 8}.${number & 255}`, isZipped: false });
    return stream;
  });
}

test('all are told the same, in the same order, however many they are', async () => {
  const viewers = new LiveViewers();
  const streams = follow(viewers, 2500);
  await Promise.all(['one', 'two'].map((news) => viewers.tell(Buffer.from(news))));
  expect(streams.every(({ written }) => written.join() === 'one,two')).toBe(true);
  viewers.close();
});

test('whoever reads gets a turn while many are told', async () => {
  const viewers = new LiveViewers();
  const streams = follow(viewers, 10 * slice + 1);
  const written = () => streams.reduce((sum, stream) => sum + stream.written.length, 0);
  const seen: number[] = [0];
  let turn = setImmediate(function look() {
    seen.push(written());
    turn = setImmediate(look);
  });
  await viewers.tell(Buffer.from('news'));
  clearImmediate(turn);
  seen.push(written());
  const inOneTurn = seen.slice(1).map((count, index) => count - (seen[index] ?? 0));
  expect(Math.max(...inOneTurn)).toBeLessThanOrEqual(slice);
  expect(slice).toBeLessThanOrEqual(256);
  viewers.close();
});

test('who does not take what is told is let go, and the others are told', async () => {
  const viewers = new LiveViewers();
  const [slow, quick] = follow(viewers, 2);
  if (slow) slow.writableLength = 1024 * 1024;
  await viewers.tell(Buffer.from('news'));
  expect([slow?.isOver, slow?.written, quick?.written, viewers.count]).toEqual([true, [], ['news'], 1]);
  viewers.close();
});

test('who has a connection of their own is told in chunks, and by the last that nothing comes any more', async () => {
  const viewers = new LiveViewers();
  const [connection, gone, stream] = [new Stream(), new Stream(), new Stream()];
  viewers.addConnection(connection, { network: '10.0.0.1', isZipped: false });
  viewers.addConnection(gone, { network: '10.0.0.1', isZipped: false });
  viewers.add(stream, { network: '10.0.0.2', isZipped: false });
  gone.destroy();
  await viewers.tell(Buffer.from('one news, or two'));
  expect([viewers.follow(connection), viewers.follow(gone), viewers.count]).toEqual([true, false, 2]);
  viewers.close();
  expect(connection.written).toEqual(['10\r\none news, or two\r\n', '0\r\n\r\n']);
  expect([stream.written, gone.written, connection.isOver]).toEqual([['one news, or two'], [], true]);
});

test('who follows hears every 15 seconds that the line stands', async () => {
  jest.useFakeTimers();
  const viewers = new LiveViewers();
  const [stream] = follow(viewers, 1);
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  expect(stream?.written).toEqual(['event: here\ndata: {}\n\n']);
  viewers.close();
});

test('who leaves makes room', () => {
  const viewers = new LiveViewers();
  const [first] = follow(viewers, mostFromOneAddress, '10.1.1.1');
  expect([viewers.hasRoomFor('10.1.1.1'), viewers.hasRoomFor('10.1.1.2')]).toEqual([false, true]);
  first?.end();
  expect(viewers.hasRoomFor('10.1.1.1')).toBe(true);
  viewers.close();
});

test('a process serves so many and no more', () => {
  const viewers = new LiveViewers();
  follow(viewers, mostViewers);
  expect(viewers.hasRoomFor('10.200.0.1')).toBe(false);
  viewers.close();
});

test('when it closes every stream ends, and nobody comes in', () => {
  const viewers = new LiveViewers();
  const streams = follow(viewers, 3);
  viewers.close();
  expect([streams.every(({ isOver }) => isOver), viewers.count, viewers.hasRoomFor('10.0.0.1')]).toEqual([
    true,
    0,
    false,
  ]);
});
