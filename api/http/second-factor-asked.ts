import { HttpException, HttpStatus } from '@nestjs/common';

/** 401 to whoever has shown the right password, and no right code of the second factor yet. */
export class SecondFactorAsked extends HttpException {
  readonly details = { secondFactor: true } as const;

  constructor(isMissing: boolean) {
    super(
      isMissing ? 'Enter the code of your authenticator app' : 'That code is not right, or was used before',
      HttpStatus.UNAUTHORIZED,
    );
  }
}
