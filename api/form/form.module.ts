import { Module } from '@nestjs/common';
import { FormOptionsController } from './form-options.controller.ts';

/** Form module: the options of the forms. */
@Module({
  controllers: [FormOptionsController],
})
export class FormModule {}
