import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { SeenVersion } from '../../operator/index.js';
import { SETTING_NAMES, type SettingName } from '../setting-rules.js';
import { ShopSettingName } from './shop-setting.model.js';

@InputType({ description: 'A setting and its new value.' })
export class ShopSettingInput {
  @Field(() => ShopSettingName, { description: 'Name of the setting to change.' })
  @IsEnum(ShopSettingName)
  name: SettingName;

  @Field(() => String, {
    nullable: true,
    description:
      'New value, in the format of the setting’s kind; null removes the stored value, so that the environment’s value is in force. The field is required.',
  })
  @ValidateIf((_, value: unknown) => value !== null)
  @IsString()
  @MaxLength(10_000)
  value: string | null;
}

@InputType({ description: 'Settings to change. Settings not listed stay unchanged.' })
export class SaveShopSettingsInput {
  @Field(() => [ShopSettingInput], { description: 'Settings and their new values, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(SETTING_NAMES.length)
  @ArrayUnique(({ name }: ShopSettingInput) => name)
  @ValidateNested({ each: true })
  @Type(() => ShopSettingInput)
  settings: ShopSettingInput[];

  @SeenVersion()
  version?: string | null;
}
