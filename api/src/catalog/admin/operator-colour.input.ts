import { Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import { IfGiven, SeenVersion, Text } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

/** A swatch as `#rrggbb`. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

@InputType({
  description:
    'A colour. Without `id`, a colour is created, with the slug that feeds derive from its name; the slug never changes. Absent fields stay unchanged.',
})
export class SaveColourInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the colour to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name for shoppers, 1 to 100 characters; must differ from the names of all other colours (NAME_TAKEN). Required for a new colour.',
  })
  @IfGiven()
  @Text(100)
  name?: string;

  @Field(() => String, { nullable: true, description: 'Swatch, `#rrggbb`. Required for a new colour.' })
  @IfGiven()
  @Matches(HEX_COLOUR, says('colour'))
  hex?: string;
}
