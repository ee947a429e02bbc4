import { cardName } from './card-name';

const named = (name: string, ...colours: string[]) =>
  cardName({ name, colorPalletes: colours.map((colour) => ({ name: colour })) });

describe('cardName', () => {
  it('cardName leaves out of a product name the colours that the card’s dots show', () => {
    expect(named('Кеды Кедр, зелёный/молочный', 'Зелёный', 'Молочный')).toBe('Кеды Кедр');
    expect(named('Худи Омуль, чёрный', 'Чёрный')).toBe('Худи Омуль');
  });

  it('cardName keeps colours that no dot of the card shows, and names without a colour', () => {
    expect(named('Кеды Кедр, зелёный/песочный', 'Зелёный')).toBe('Кеды Кедр, зелёный/песочный');
    expect(named('Набор носков, 3 пары', 'Белый')).toBe('Набор носков, 3 пары');
    expect(named('Кеды Кедр')).toBe('Кеды Кедр');
  });
});
