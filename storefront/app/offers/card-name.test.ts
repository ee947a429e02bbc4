import { cardName } from './card-name';

const named = (name: string, ...colours: string[]) =>
  cardName({ name, colorPalletes: colours.map((colour) => ({ name: colour })) });

describe('cardName', () => {
  it('cardName leaves out the colours that the dots of the card show', () => {
    expect(named('Кеды Кедр, зелёный/молочный', 'Зелёный', 'Молочный')).toBe('Кеды Кедр');
    expect(named('Худи Омуль, чёрный', 'Чёрный')).toBe('Худи Омуль');
  });

  it('cardName keeps what no dot shows, and names without a colour', () => {
    expect(named('Кеды Кедр, зелёный/песочный', 'Зелёный')).toBe('Кеды Кедр, зелёный/песочный');
    expect(named('Набор носков, 3 пары', 'Белый')).toBe('Набор носков, 3 пары');
    expect(named('Кеды Кедр')).toBe('Кеды Кедр');
  });
});
