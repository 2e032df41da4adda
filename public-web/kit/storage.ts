import { ofPage } from './of-page.ts';

/** Texts that the browser keeps by place. A text that it refuses, or has no room for, is held as long as the page. */
function storage(name: string, browsers: () => Storage) {
  const unkept = ofPage(`unkept by ${name}`, () => new Map<string, string>());
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(browsers());
    } catch {
      return undefined;
    }
  };
  const read = (place: string): string | undefined =>
    unkept.get(place) ?? attempt((kept) => kept.getItem(place)) ?? undefined;
  return {
    read,
    /** Returns the value written as JSON at a place, or undefined without one. */
    value: (place: string): unknown => attempt(() => JSON.parse(read(place) ?? 'null')) ?? undefined,
    /** Writes a text; returns whether the browser keeps it longer than the page. */
    write: (place: string, text: string): boolean => {
      unkept.set(place, text);
      const isKept = attempt((kept) => kept.setItem(place, text) ?? true) ?? false;
      if (isKept) unkept.delete(place);
      return isKept;
    },
    drop: (place: string): void => {
      unkept.delete(place);
      attempt((kept) => kept.removeItem(place));
    },
    clear: (): void => {
      unkept.clear();
      attempt((kept) => kept.clear());
    },
  };
}

/** Storage of this device. */
export const device = storage('device', () => localStorage);

/** Storage of this visit, in one tab. */
export const visit = storage('visit', () => sessionStorage);
