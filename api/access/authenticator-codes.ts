import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../../domain/port/one-time-codes.ts';
import { codeDigits, stepSeconds, stepsOfDrift } from '../../domain/rule/access/second-factor.ts';

const secretBytes = 20;

/** Creates and checks the codes of authenticator apps. */
@Injectable()
export class AuthenticatorCodes extends OneTimeCodes {
  override secret(): string {
    return new Secret({ size: secretBytes }).base32;
  }

  override address(secret: string, username: string): string {
    return countedBy(secret, username).toString();
  }

  override stepOf(secret: string, code: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const counting = countedBy(secret);
    const delta = counting.validate({ token: code.replace(/\s/g, ''), timestamp, window: stepsOfDrift });
    return delta === null ? undefined : counting.counter({ timestamp }) + delta;
  }
}

const countedBy = (secret: string, label = '') =>
  new TOTP({ issuer: 'Golden Goal', label, algorithm: 'SHA1', digits: codeDigits, period: stepSeconds, secret });
