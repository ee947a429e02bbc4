// cspell:disable – names of the taxonomy as they are
/* eslint max-lines: off */
import { KIND_PHRASES, type Kind } from './kinds.js';
import { conceptWords } from './concept-words.js';

/*
 * Names of goods in English and Russian by their id, from https://github.com/Shopify/product-taxonomy: the branch aa (Apparel
 * & Accessories) of data/localizations/categories/en.yml (commit 019e7b6d) and ru.yml (commit a1cb6132), joined by id, without
 * costumes (aa-3) and «Наушники» (aa-2-12, Earmuffs). The Russian is a translation by machine in parts: it serves to recognise
 * names, and is shown to nobody. Its licence:
 *
 * Copyright (c) Shopify
 *
 * Permission is hereby granted, free of charge, to any person obtaining
 * a copy of this software and associated documentation files (the
 * "Software"), to deal in the Software without restriction, including
 * without limitation the rights to use, copy, modify, merge, publish,
 * distribute, sublicense, and/or sell copies of the Software, and to
 * permit persons to whom the Software is furnished to do so, subject to
 * the following conditions:
 *
 * The above copyright notice and this permission notice shall be
 * included in all copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
 * EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
 * NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
 * LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
 * OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
 * WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
const TAXONOMY = `
aa-1|Clothing|Одежда
aa-1-1|Activewear|Спортивная одежда
aa-1-1-1|Activewear Pants|Спортивные брюки
aa-1-1-1-1|Joggers|Джоггеры
aa-1-1-1-2|Leggings|Легинсы
aa-1-1-1-3|Shorts|Шорты
aa-1-1-1-4|Sweatpants|Спортивные брюки
aa-1-1-1-5|Tights|Лосины
aa-1-1-1-6|Track Pants|Спортивные трико
aa-1-1-1-7|Training Pants|Тренировочные брюки
aa-1-1-1-8|Wind Pants|Ветрозащитные брюки
aa-1-1-2|Activewear Tops|Спортивные топы и футболки
aa-1-1-2-1|Crop Tops|Топы
aa-1-1-2-2|T-Shirts|Футболки
aa-1-1-2-3|Tank Tops|Майки
aa-1-1-4|Boxing Shorts|Шорты для бокса
aa-1-1-5|Dance Dresses, Skirts & Costumes|Платья, юбки и костюмы для танцев
aa-1-1-6|Sports Bras|Спортивные бра
aa-1-1-7|Activewear Sweatshirts & Hoodies|Спортивные толстовки и худи
aa-1-1-7-2|Hoodies|Худи
aa-1-1-7-4|Sweatshirts|Толстовки
aa-1-1-7-5|Track Jackets|Олимпийки
aa-1-1-8|Activewear Vests & Jackets|Спортивные жилеты и куртки
aa-1-1-8-1|Vests|Жилеты
aa-1-1-8-2|Jackets|Куртки
aa-1-1-9|Leotards & Unitards|Гимнастические купальники и комбинезоны
aa-1-2|Baby & Toddler Clothing|Детская одежда
aa-1-2-1|Baby & Toddler Bottoms|Детские брюки и юбки
aa-1-2-1-2|Cargos|Карго
aa-1-2-1-3|Chinos|Чинос
aa-1-2-1-4|Jeans|Джинсы
aa-1-2-1-5|Jeggings|Джегинсы
aa-1-2-1-7|Joggers|Джоггеры
aa-1-2-1-8|Leggings|Легинсы
aa-1-2-1-11|Skirts|Юбки
aa-1-2-1-12|Skorts|Юбки-шорты
aa-1-2-1-13|Sweatpants|Спортивные брюки
aa-1-2-1-14|Trousers|Брюки
aa-1-2-2|Baby & Toddler Diaper Covers|Чехлы для детских подгузников
aa-1-2-3|Baby & Toddler Dresses|Детские платья
aa-1-2-4|Baby & Toddler Outerwear|Детская верхняя одежда
aa-1-2-4-17|Baby & Toddler Coats & Jackets|Детские куртки, пальто и плащи
aa-1-2-4-17-1|Bolero Jackets|Болеро
aa-1-2-4-17-2|Bomber Jackets|Бомберы
aa-1-2-4-17-3|Capes|Плащи
aa-1-2-4-17-4|Motorcycle Outerwear|Косухи
aa-1-2-4-17-5|Overcoats|Пальто
aa-1-2-4-17-6|Parkas|Парки
aa-1-2-4-17-7|Pea Coats|Полупальто
aa-1-2-4-17-8|Ponchos|Пончо
aa-1-2-4-17-9|Puffer Jackets|Пуховики
aa-1-2-4-17-10|Rain Coats|Дождевики
aa-1-2-4-17-11|Sport Jackets|Спортивные куртки
aa-1-2-4-17-12|Track Jackets|Олимпийки
aa-1-2-4-17-13|Trench Coats|Тренчи
aa-1-2-4-17-14|Trucker Jackets|Джинсовые куртки
aa-1-2-4-17-15|Windbreakers|Ветровки
aa-1-2-4-17-16|Wrap Coats|Пальто с запахом
aa-1-2-4-18|Snow Pants & Suits|Зимние брюки и костюмы
aa-1-2-5|Baby & Toddler Outfits|Детские костюмы
aa-1-2-6|Baby & Toddler Sleepwear|Детская одежда для сна
aa-1-2-7|Baby & Toddler Socks & Tights|Детские носки и колготки
aa-1-2-8|Baby & Toddler Swimwear|Детская одежда для плавания
aa-1-2-8-2|Burkinis|Буркини
aa-1-2-8-3|Classic Bikinis|Классические бикини
aa-1-2-8-4|Cover Ups|Пляжные накидки
aa-1-2-8-9|Rash Guards|Рашгарды
aa-1-2-8-10|Skirtinis|Бикини с юбкой
aa-1-2-8-13|Swim Boxers|Плавки-боксеры
aa-1-2-8-14|Swim Briefs|Плавки
aa-1-2-8-15|Swim Dresses|Купальные костюмы
aa-1-2-8-16|Swim Jammers|Джаммеры
aa-1-2-8-17|Swim Trunks|Плавательные шорты
aa-1-2-8-22|One-Piece Swimsuits|Слитные купальники
aa-1-2-8-23|Surf Tops|Топы для серфинга
aa-1-2-8-24|Swimwear Tops|Топы для плавания
aa-1-2-9|Baby & Toddler Tops|Детские кофты и футболки
aa-1-2-9-2|Bodysuits|Боди
aa-1-2-9-3|Cardigans|Кардиганы
aa-1-2-9-4|Overshirts|Рубашки-куртки
aa-1-2-9-5|Polos|Поло
aa-1-2-9-6|Shirts|Рубашки
aa-1-2-9-7|T-Shirts|Футболки
aa-1-2-9-10|Tunics|Туники
aa-1-2-9-11|Hoodies|Худи
aa-1-2-9-12|Sweaters|Свитеры
aa-1-2-9-13|Sweatshirts|Толстовки
aa-1-2-10|Baby One-Pieces|Комбинезоны для младенцев
aa-1-2-11|Toddler Underwear|Детское нижнее белье
aa-1-2-11-1|Boxer Briefs|Боксеры-брифы
aa-1-2-11-2|Boxers|Боксеры
aa-1-2-11-3|Briefs|Брифы
aa-1-2-11-4|Panties|Слипы
aa-1-2-11-5|Training Pants|Трусы для приучения к горшку
aa-1-3|Boys' Underwear|Нижнее белье для мальчиков
aa-1-3-1|Boys' Long Johns|Кальсоны для мальчиков
aa-1-3-2|Boys' Underpants|Трусы для мальчиков
aa-1-3-2-1|Boxer Briefs|Боксеры-брифы
aa-1-3-2-2|Boxer Shorts|Боксеры-шорты
aa-1-3-2-3|Briefs|Брифы
aa-1-3-2-4|Midway Briefs|Удлиненные брифы
aa-1-3-2-5|Trunks|Транки
aa-1-3-3|Boys' Undershirts|Майки для мальчиков
aa-1-4|Dresses|Платья
aa-1-5|Girls' Underwear|Нижнее белье для девочек
aa-1-5-1|Girls' Long Johns|Кальсоны для девочек
aa-1-5-2|Girls' Underpants|Трусы для девочек
aa-1-5-2-1|Bikinis|Бикини
aa-1-5-2-2|Boxer Briefs|Боксеры-брифы
aa-1-5-2-3|Boyshorts|Шортики
aa-1-5-2-4|Briefs|Брифы
aa-1-5-2-5|Hipsters|Хипстеры
aa-1-5-2-6|Panties|Слипы
aa-1-5-2-7|Period Underwear|Менструальные трусы
aa-1-5-2-8|Thongs|Тонг
aa-1-5-3|Girls' Undershirts|Майки и бюстгальтеры для девочек
aa-1-5-3-2|First Bras|Первые бюстгальтеры
aa-1-6|Lingerie|Женское белье
aa-1-6-1|Bodysuits|Боди
aa-1-6-2|Bra Accessories|Аксессуары для бюстгальтера
aa-1-6-2-1|Bra Strap Pads|Подкладки под бретели
aa-1-6-2-2|Bra Straps & Extenders|Бретели и застежки-удлинители
aa-1-6-2-3|Breast Enhancing Inserts|Вкладыши пуш-ап
aa-1-6-2-4|Breast Petals & Concealers|Накладки на грудь
aa-1-6-3|Bras|Бюстгальтеры
aa-1-6-4|Camisoles|Майки
aa-1-6-6|Hosiery|Чулки
aa-1-6-7|Jock Straps|Джоки
aa-1-6-8|Lingerie Accessories|Аксессуары для женского белья
aa-1-6-8-1|Garter Belts|Пояса для чулок
aa-1-6-8-2|Garters|Подвязки
aa-1-6-8-3|Pantyhose|Колготки
aa-1-6-9|Petticoats & Pettipants|Подъюбники и панталоны
aa-1-6-10|Shapewear|Корректирующее белье
aa-1-6-10-1|Bodysuits|Боди
aa-1-6-10-2|Full Body Shapes|Комбидресс
aa-1-6-10-3|High Waisted Briefs|Трусы с высокой посадкой
aa-1-6-10-4|Thigh Slimmers|Утягивающие шорты
aa-1-6-10-5|Waist Cinchers|Корсажи
aa-1-6-11|Women's Underpants|Женские трусы
aa-1-6-11-1|Bikinis|Бикини
aa-1-6-11-2|Boyshorts|Шортики
aa-1-6-11-3|Briefs|Брифы
aa-1-6-11-4|G-Strings|Стринги
aa-1-6-11-5|Period Underwear|Менструальные трусы
aa-1-6-11-6|Thongs|Тонг
aa-1-6-12|Women's Undershirts|Женские майки
aa-1-6-13|Women's Underwear Slips|Женские трусы-слипы
aa-1-7|Maternity Clothing|Одежда для беременных
aa-1-7-1|Nursing Bras|Бюстгальтеры для кормления
aa-1-7-2|Maternity Dresses|Платья для беременных
aa-1-7-3|Maternity One-Pieces|Комбинезоны для беременных
aa-1-7-4|Maternity Pants|Брюки для беременных
aa-1-7-4-2|Cargos|Карго
aa-1-7-4-3|Chinos|Чинос
aa-1-7-4-4|Jeans|Джинсы
aa-1-7-4-5|Jeggings|Джегинсы
aa-1-7-4-7|Joggers|Джоггеры
aa-1-7-4-8|Leggings|Легинсы
aa-1-7-4-11|Skorts|Юбки-шорты
aa-1-7-4-12|Trousers|Брюки
aa-1-7-5|Maternity Skirts|Юбки для беременных
aa-1-7-6|Maternity Sleepwear|Одежда для сна для беременных
aa-1-7-7|Maternity Swimwear|Одежда для плавания для беременных
aa-1-7-7-2|Swim Boxers|Плавки-боксеры
aa-1-7-7-4|Burkinis|Буркини
aa-1-7-7-5|Classic Bikinis|Классические бикини
aa-1-7-7-6|Cover Ups|Пляжные накидки
aa-1-7-7-14|Swim Dresses|Купальные костюмы
aa-1-7-7-20|One-Piece Swimsuits|Слитные купальники
aa-1-7-7-21|Swimwear Tops|Топы для плавания
aa-1-7-8|Maternity Tops|Кофты и футболки для беременных
aa-1-7-8-1|Blouses|Блузки
aa-1-7-8-2|Bodysuits|Боди
aa-1-7-8-3|Cardigans|Кардиганы
aa-1-7-8-4|Nursing Shirts|Кофты для кормления
aa-1-7-8-5|Overshirts|Рубашки-куртки
aa-1-7-8-7|Shirts|Рубашки
aa-1-7-8-8|T-Shirts|Футболки
aa-1-7-8-11|Tunics|Туники
aa-1-8|Men's Undergarments|Мужское белье
aa-1-8-1|Men's Long Johns|Мужские кальсоны
aa-1-8-2|Men's Undershirts|Мужские майки
aa-1-8-3|Men's Underwear|Мужские трусы
aa-1-8-3-2|Boxer Briefs|Боксеры-брифы
aa-1-8-3-3|Boxer Shorts|Боксеры-шорты
aa-1-8-3-4|Briefs|Брифы
aa-1-8-3-5|Jockstraps|Джоки
aa-1-8-3-6|Midway Briefs|Удлиненные брифы
aa-1-8-3-7|Thongs|Тонг
aa-1-8-3-8|Trunks|Транки
aa-1-8-3-9|Undershorts|Трусы-шорты
aa-1-9|One-Pieces|Комбинезоны
aa-1-10|Outerwear|Верхняя одежда
aa-1-10-1|Chaps|Чапы
aa-1-10-2|Coats & Jackets|Куртки, пальто и плащи
aa-1-10-2-1|Bolero Jackets|Болеро
aa-1-10-2-2|Bomber Jackets|Бомберы
aa-1-10-2-3|Capes|Плащи
aa-1-10-2-5|Overcoats|Пальто
aa-1-10-2-6|Parkas|Парки
aa-1-10-2-7|Pea Coats|Полупальто
aa-1-10-2-8|Ponchos|Пончо
aa-1-10-2-9|Puffer Jackets|Пуховики
aa-1-10-2-10|Rain Coats|Дождевики
aa-1-10-2-11|Sport Jackets|Спортивные куртки
aa-1-10-2-12|Track Jackets|Олимпийки
aa-1-10-2-13|Trench Coats|Тренчи
aa-1-10-2-14|Trucker Jackets|Джинсовые куртки
aa-1-10-2-15|Varsity Jackets|Бейсбольные куртки
aa-1-10-2-16|Windbreakers|Ветровки
aa-1-10-2-17|Wrap Coats|Пальто с запахом
aa-1-10-3|Rain Pants|Непромокаемые брюки
aa-1-10-4|Rain Suits|Непромокаемые костюмы
aa-1-10-5|Snow Pants & Suits|Зимние брюки и костюмы
aa-1-10-6|Vests|Жилеты
aa-1-10-7|Motorcycle Outerwear|Мотоэкипировка
aa-1-11|Outfit Sets|Комплекты одежды
aa-1-12|Pants|Брюки
aa-1-12-2|Cargo Pants|Брюки карго
aa-1-12-3|Chinos|Чинос
aa-1-12-4|Jeans|Джинсы
aa-1-12-5|Jeggings|Джегинсы
aa-1-12-7|Joggers|Джоггеры
aa-1-12-8|Leggings|Легинсы
aa-1-12-11|Trousers|Брюки
aa-1-13|Clothing Tops|Кофты и футболки
aa-1-13-1|Blouses|Блузки
aa-1-13-2|Bodysuits|Боди
aa-1-13-3|Cardigans|Кардиганы
aa-1-13-5|Overshirts|Рубашки-куртки
aa-1-13-6|Polos|Поло
aa-1-13-7|Shirts|Рубашки
aa-1-13-8|T-Shirts|Футболки
aa-1-13-9|Tank Tops|Майки
aa-1-13-11|Tunics|Туники
aa-1-13-12|Sweaters|Свитеры
aa-1-13-13|Hoodies|Худи
aa-1-13-14|Sweatshirts|Толстовки
aa-1-14|Shorts|Шорты
aa-1-14-1|Bermudas|Бермуды
aa-1-14-2|Cargo Shorts|Шорты карго
aa-1-14-3|Chino Shorts|Шорты чинос
aa-1-14-4|Short Trousers|Бриджи
aa-1-14-5|Denim Shorts|Джинсовые шорты
aa-1-14-6|Jegging Shorts|Шорты-джегинсы
aa-1-14-7|Jogger Shorts|Шорты-джоггеры
aa-1-14-8|Legging Shorts|Велосипедки
aa-1-15|Skirts|Юбки
aa-1-16|Skorts|Юбки-шорты
aa-1-17|Sleepwear & Loungewear|Одежда для дома и сна
aa-1-17-1|Long Johns|Кальсоны
aa-1-17-2|Loungewear|Одежда для дома
aa-1-17-2-1|Loungewear Bottoms|Брюки, шорты и юбки для дома
aa-1-17-2-1-1|Boxers|Боксеры
aa-1-17-2-1-2|Joggers|Джоггеры
aa-1-17-2-1-3|Leggings|Легинсы
aa-1-17-2-1-4|Shorts|Шорты
aa-1-17-2-1-5|Skirts|Юбки
aa-1-17-2-2|Loungewear Tops|Кофты и футболки для дома
aa-1-17-3|Nightgowns|Ночные рубашки
aa-1-17-4|Pajamas|Пижамы
aa-1-17-5|Robes|Халаты
aa-1-17-6|Onesies|Комбинезоны
aa-1-18|Socks|Носки
aa-1-18-1|Ankle Socks|Короткие носки
aa-1-18-2|Athletic Socks|Спортивные носки
aa-1-18-3|Crew Socks|Стандартные носки
aa-1-18-4|Dance Socks|Носки для танцев
aa-1-18-5|Footie Socks|Следки
aa-1-18-6|Heel Socks|Носки для пяток
aa-1-18-7|Hold Up Socks|Чулки
aa-1-18-8|Knee Socks|Гольфы
aa-1-18-9|Panty Socks|Колготки
aa-1-18-10|Sneaker Socks|Носки для кроссовок
aa-1-19|Suits|Костюмы
aa-1-19-1|Pant Suits|Брючные костюмы
aa-1-19-2|Skirt Suits|Костюмы с юбкой
aa-1-19-3|Tuxedos|Смокинги
aa-1-20|Swimwear|Одежда для плавания
aa-1-20-2|Boardshorts|Пляжные шорты
aa-1-20-3|Swim Boxers|Плавки-боксеры
aa-1-20-4|Swim Briefs|Плавки
aa-1-20-5|Burkinis|Буркини
aa-1-20-6|Classic Bikinis|Классические бикини
aa-1-20-7|Cover Ups|Пляжные накидки
aa-1-20-12|Rash Guards|Рашгарды
aa-1-20-17|Swim Dresses|Купальные костюмы
aa-1-20-22|One-Piece Swimsuits|Слитные купальники
aa-1-20-23|Surf Tops|Топы для серфинга
aa-1-20-24|Swimwear Tops|Топы для плавания
aa-1-22|Wedding & Bridal Party Dresses|Свадебные наряды
aa-1-22-1|Bridal Party Dresses|Платья для подружек невесты
aa-1-22-2|Wedding Dresses|Свадебные платья
aa-1-23|Traditional & Ceremonial Clothing|Традиционная и церемониальная одежда
aa-1-23-1|Kimonos|Кимоно
aa-1-23-2|Saris & Lehengas|Сари и лехенга
aa-1-24|Uniforms & Workwear|Униформа и спецодежда
aa-1-24-1|Contractor Pants & Coveralls|Рабочие брюки и комбинезоны
aa-1-24-2|Flight Suits|Летные костюмы
aa-1-24-3|Food Service Uniforms|Форма для работников общественного питания
aa-1-24-4|Military Uniforms|Военная форма
aa-1-24-5|School Uniforms|Школьная форма
aa-1-24-6|Security Uniforms|Форма для охранников
aa-1-24-7|Sports Uniforms|Спортивная форма
aa-1-24-8|White Coats|Белые халаты
aa-1-24-9|Scrubs|Одежда для медперсонала
aa-2|Clothing Accessories|Аксессуары
aa-2-1|Arm Warmers & Sleeves|Митенки и нарукавники
aa-2-2|Baby & Toddler Clothing Accessories|Аксессуары для детей
aa-2-2-1|Baby & Toddler Belts|Детские ремни
aa-2-2-2|Baby & Toddler Gloves & Mittens|Детские перчатки и варежки
aa-2-2-3|Baby & Toddler Hats|Детские шапки
aa-2-2-4|Baby Protective Wear|Защитные аксессуары для младенцев
aa-2-3|Balaclavas|Балаклавы
aa-2-4|Bandanas & Headties|Банданы и повязки на голову
aa-2-5|Belt Buckles|Пряжки для ремней
aa-2-6|Belts|Ремни
aa-2-7|Bridal Accessories|Аксессуары для невест
aa-2-8|Button Studs|Сменные пуговицы
aa-2-9|Collar Stays|Косточки для воротников
aa-2-10|Cufflinks|Запонки
aa-2-11|Decorative Fans|Декоративные веера
aa-2-13|Gloves & Mittens|Перчатки и варежки
aa-2-14|Hair Accessories|Аксессуары для волос
aa-2-14-1|Hair Bun & Volume Shapers|Валики для пучков
aa-2-14-2|Hair Combs|Расчески для волос
aa-2-14-3|Hair Extensions|Шиньоны
aa-2-14-4|Hair Forks & Sticks|Шпильки и палочки для волос
aa-2-14-5|Hair Nets|Сетки для волос
aa-2-14-6|Hair Pins, Claws & Clips|Шпильки и заколки для волос
aa-2-14-7|Hair Wreaths|Венки для волос
aa-2-14-8|Headbands|Повязки и ободки
aa-2-14-9|Ponytail Holders|Резинки для хвостиков
aa-2-14-10|Tiaras|Диадемы
aa-2-14-11|Wig Accessories|Аксессуары для париков
aa-2-14-12|Wigs|Парики
aa-2-14-13|Hair Bands|Резинки для волос
aa-2-15|Hand Muffs|Муфты для рук
aa-2-16|Handkerchiefs|Нагрудные платки
aa-2-17|Hats|Шляпы, шапки, кепки
aa-2-17-1|Baseball Caps|Бейсболки
aa-2-17-2|Beanies|Шапки-бини
aa-2-17-3|Berets|Береты
aa-2-17-4|Bowler Hats|Шляпы-котелки
aa-2-17-5|Bucket Hats|Панамы
aa-2-17-6|Cowboy Hats|Ковбойские шляпы
aa-2-17-7|Fedoras|Шляпы-федоры
aa-2-17-8|Flat Caps|Кепки
aa-2-17-9|Panama Hats|Панамские шляпы
aa-2-17-10|Snapback Caps|Бейсболки с прямым козырьком
aa-2-17-11|Sun Hats|Широкополые шляпы
aa-2-17-12|Top Hats|Цилиндры
aa-2-17-13|Trilbies|Шляпы-трильби
aa-2-17-14|Trucker Hats|Бейсболки с сеточкой
aa-2-17-15|Visors|Козырьки
aa-2-17-16|Winter Hats|Зимние шапки
aa-2-18|Headwear|Головные уборы
aa-2-18-1|Fascinators|Вуалетки
aa-2-18-2|Headdresses|Нарядные головные уборы
aa-2-18-3|Turbans|Тюрбаны
aa-2-19|Leg Warmers|Гетры и гамаши
aa-2-20|Leis|Леи
aa-2-21|Maternity Belts & Support Bands|Бандажи для беременных
aa-2-22|Neck Gaiters|Шарфы-трубы
aa-2-23|Neckties|Галстуки
aa-2-24|Pinback Buttons|Значки
aa-2-25|Sashes|Пояса и ленты
aa-2-26|Scarves & Shawls|Шарфы и шали
aa-2-27|Sunglasses|Солнцезащитные очки
aa-2-28|Suspenders|Подтяжки
aa-2-29|Tie Clips|Зажимы для галстуков
aa-2-30|Wristbands|Браслеты
aa-2-31|Traditional Clothing Accessories|Аксессуары для традиционной одежды
aa-2-32|Fashion Face Masks|Стильные маски для лица
aa-4|Handbag & Wallet Accessories|Аксессуары для сумок и кошельков
aa-4-1|Keychains|Брелоки для ключей
aa-4-2|Lanyards|Ремешки
aa-4-3|Wallet Chains|Цепочки для кошельков
aa-5|Handbags, Wallets & Cases|Сумки, кошельки и визитницы
aa-5-1|Badge & Pass Holders|Держатели для бейджей и пропусков
aa-5-2|Business Card Cases|Визитницы
aa-5-3|Checkbook Covers|Обложки для чековых книжек
aa-5-4|Handbags|Сумки
aa-5-4-1|Baguette Handbags|Сумки-багеты
aa-5-4-2|Barrel Bags|Сумки-бочки
aa-5-4-3|Beach Bags|Пляжные сумки
aa-5-4-4|Bucket Bags|Сумки-торбы
aa-5-4-5|Clutch Bags|Клатчи
aa-5-4-6|Convertible Bags|Сумки-трансформеры
aa-5-4-7|Cross Body Bags|Сумки кросс-боди
aa-5-4-8|Doctor Bags|Саквояжи
aa-5-4-9|Envelope Clutches|Клатчи-конверты
aa-5-4-10|Fold Over Clutches|Складные клатчи
aa-5-4-11|Half-Moon Bags|Сумки-полумесяцы
aa-5-4-12|Hobo Bags|Сумки-хобо
aa-5-4-13|Minaudieres|Минодьеры
aa-5-4-14|Muff Clutches & Bags|Клатчи-муфты и сумки-муфты
aa-5-4-15|Saddle Bags|Сумки-седла
aa-5-4-16|Satchel Bags|Сумки-портфели
aa-5-4-17|School Bags|Школьные ранцы
aa-5-4-18|Shopper Bags|Сумки-шоперы
aa-5-4-19|Shoulder Bags|Сумки на плечо
aa-5-4-20|Trapezoid Bags|Трапециевидные сумки
aa-5-5|Wallets & Money Clips|Кошельки и зажимы для денег
aa-5-5-2|Card Cases|Картхолдеры
aa-5-5-3|Coin Purses|Кошельки для монет
aa-5-5-4|Key Cases|Ключницы
aa-5-5-5|Neck Pouches|Кошельки на шею
aa-5-5-6|Travel Wallets|Дорожные кошельки
aa-5-5-7|Wallets|Кошельки
aa-5-5-8|Wrist Bags|Рислеты
aa-6|Jewelry|Ювелирные украшения и часы
aa-6-1|Anklets|Браслеты на ногу
aa-6-2|Body Jewelry|Украшения для пирсинга
aa-6-3|Bracelets|Браслеты
aa-6-4|Brooches & Lapel Pins|Броши и значки
aa-6-5|Charms & Pendants|Подвески и кулоны
aa-6-6|Earrings|Серьги
aa-6-7|Jewelry Sets|Ювелирные наборы
aa-6-8|Necklaces|Ожерелья
aa-6-9|Rings|Кольца
aa-6-10|Watch Accessories|Аксессуары для часов
aa-6-10-1|Watch Bands|Ремешки для часов
aa-6-10-2|Watch Stickers & Decals|Наклейки и трафареты для часов
aa-6-10-3|Watch Winders|Устройства для завода часов
aa-6-11|Watches|Наручные и карманные часы
aa-6-12|Smart Watches|Смарт-часы
aa-7|Shoe Accessories|Аксессуары для обуви
aa-7-1|Boot Liners|Чулки-вкладыши
aa-7-2|Gaiters|Гамаши
aa-7-3|Shoe Covers|Бахилы
aa-7-4|Shoe Grips|Противоскользящие накладки
aa-7-5|Shoe Inserts|Стельки и вставки
aa-7-5-1|Anti Slip Steps|Противоскользящие вставки
aa-7-5-2|Arch Supports|Ортопедические стельки
aa-7-5-3|Gel Pads|Гелевые подушечки
aa-7-5-4|Heel Cushions|Подпяточники
aa-7-6|Shoelaces|Шнурки
aa-7-7|Spurs|Шпоры
aa-8|Shoes|Обувь
aa-8-1|Athletic Shoes|Спортивная обувь
aa-8-2|Baby & Toddler Shoes|Детская обувь
aa-8-2-1|Baby & Toddler Boots|Детские сапоги и ботинки
aa-8-2-2|Baby & Toddler Sandals|Детские сандалии
aa-8-2-4|Baby & Toddler Athletic Shoes|Детская спортивная обувь
aa-8-2-5|Baby & Toddler Sneakers|Детские кроссовки
aa-8-2-6|First Steps & Crawlers|Для ползания и первых шагов
aa-8-3|Boots|Сапоги и ботинки
aa-8-6|Sandals|Сандалии
aa-8-7|Slippers|Тапочки
aa-8-8|Sneakers|Кроссовки
aa-8-9|Flats|Обувь на плоской подошве
aa-8-10|Heels|Обувь на каблуке`;

const byId = new Map([...KIND_PHRASES.values()].toReversed().map((kind) => [kind.taxonomyId, kind]));

/** Returns the kind with this id, or else the nearest kind above it; undefined if the shop has no such kind. */
function kindOfId(id: string): Kind | undefined {
  for (let at = id; at.includes('-'); at = at.slice(0, at.lastIndexOf('-'))) {
    const kind = byId.get(at);
    if (kind) return kind;
  }
  return undefined;
}

/**
 * The kind of each normalised name in the taxonomy. For a name with several ids, it is the first kind that is not a
 * section.
 */
export const KIND_BY_TAXONOMY_NAME: ReadonlyMap<string, Kind> = new Map(
  TAXONOMY.trim()
    .split('\n')
    .flatMap((line) => {
      const [id, ...names] = line.split('|');
      const kind = kindOfId(id!);
      return kind ? names.map((name): [string, Kind] => [conceptWords(name).join(' '), kind]) : [];
    })
    .toReversed()
    .toSorted(([, one], [, other]) => Number(one.section !== null) - Number(other.section !== null)),
);
