import type { Letter } from '../mail/letter.ts';

/** Letters that go out once what they tell has been saved. */
export abstract class Outbox {
  abstract post(letter: Letter): Promise<void>;
}
