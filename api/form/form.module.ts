import { Module } from '@nestjs/common';
import { FormOptionsController } from './form-options.controller.ts';

/** What the forms offer to choose from. */
@Module({
  controllers: [FormOptionsController],
})
export class FormModule {}
