import { HttpException, HttpStatus } from '@nestjs/common';

/** 401 after a correct password, while the second factor is still missing or wrong. */
export class SecondFactorRequired extends HttpException {
  readonly details = { secondFactor: true } as const;

  constructor(isMissing: boolean) {
    super(
      isMissing ? 'Enter the code of your authenticator app' : 'That code is not right, or was used before',
      HttpStatus.UNAUTHORIZED,
    );
  }
}
