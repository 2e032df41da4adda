/** Where the product tells its operator what happened: an object with the facts, and a sentence. */
export abstract class Log {
  abstract info(about: object, message: string): void;
  abstract warn(about: object, message: string): void;
  abstract error(about: object, message: string): void;
}
