import { Input, Select, Stack } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { homeTexts } from './home-words';

/** Code of the only place of this storefront. Other front ends of the shop have places of their own. */
export const HOME = 'home';
/** No code: it has a space. */
const OTHER = 'other place';

export interface PlaceFieldProps {
  error: string | undefined;
  /** Codes of the places that other banners have. */
  places: readonly string[];
  value: string;
  onValueChange: (place: string) => void;
}

/** Where a banner is shown: a known place, or the code of another. */
export function PlaceField({ error, places, value, onValueChange }: PlaceFieldProps) {
  const texts = useTexts(homeTexts);
  const known = [...new Set([HOME, ...places])];
  const [isOther, setOther] = useState(!known.includes(value));
  return (
    <Stack gap={3}>
      <Select
        label={texts.fields.place}
        error={isOther ? undefined : error}
        value={isOther ? OTHER : value}
        options={[
          ...known.map((place) => ({ value: place, label: texts.places[place] ?? place })),
          { value: OTHER, label: texts.otherPlace },
        ]}
        onChange={({ target }) => {
          setOther(target.value === OTHER);
          onValueChange(target.value === OTHER ? '' : target.value);
        }}
      />
      {isOther && (
        <Input
          label={texts.placeCode}
          hint={texts.hints.place}
          error={error}
          value={value}
          maxLength={100}
          required
          autoCapitalize="none"
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </Stack>
  );
}
