import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';

/** The dishes of a text, `title price`, with a mark before those in doubt, and the currencies that it names. */
function read(text: string, currency: string) {
  const { sections, currencies } = readPastedMenu(text, { currency, main: 'en', others: [] });
  const dishes = sections.flatMap(({ items }) =>
    items.map(({ title, price, doubt }) => `${doubt ? '? ' : ''}${title} ${price}`),
  );
  return { dishes, currencies };
}

const NAMES = ['Lentil soup', 'Grilled fish', 'Rice', 'Mint tea', 'Baked apple'];

/** A currency with the amounts that its menus have, and the ways in which they write it; `#` stands for the amount. */
const CURRENCIES: readonly [currency: string, amounts: string, ways: string][] = [
  ['zar', '65 149 215 79 105', 'R#|R #|R#.00|ZAR #|# ZAR|# rand'],
  [
    'egp',
    '12 25 140 35 90',
    '# ج|#ج|# ج.|# جم|#جم|# ج.م|# ج.م.|# جنيه|# جنيهًا|LE #|L.E #|# LE|# L.E.|EGP #|#EGP|£E#',
  ],
  ['aed', '18 42 25 12 55', '# د.إ|# درهم|#درهم|AED #|AED#|# AED|Dhs #|# Dhs|Dh #|#dh|Dhs. #|# د'],
  ['sar', '18 42 25 12 55', '# ر.س|# ريال|#ريال|SAR #|# SAR|SR #|#SR|# ﷼|# ر|# رس|# ر.س.'],
  ['qar', '18 42 25 12 55', '# ر.ق|QR #|QAR #|# QAR|# ريال'],
  ['kwd', '1.250 3.500 0.750 0.500 2.000', '# KD|KD #|KWD #|# د.ك|# دينار|K.D #|# د'],
  ['bhd', '1.250 3.500 0.750 0.500 2.000', 'BD #|# BD|BHD #|# د.ب|# دينار'],
  ['omr', '1.250 3.500 0.750 0.500 2.000', 'RO #|# RO|OMR #|# ر.ع|# ر.ع.|R.O. #|# ريال'],
  ['jod', '1.250 3.500 0.750 0.500 2.000', 'JD #|# JD|#JD|JOD #|# د.أ|# دينار'],
  ['lbp', '350000 900000 250000 150000 420000', '# ل.ل|# ل.ل.|LL #|# LBP|LBP #|# ليرة|L.L. #'],
  ['iqd', '5000 12000 3000 1500 4500', '# د.ع|# دينار|IQD #|# IQD'],
  ['mad', '35 90 25 15 40', '# DH|#DH|# dhs|MAD #|# MAD|# درهم|# Dhs'],
  ['dzd', '350 900 250 150 400', '# DA|#DA|DZD #|# دج|# د.ج'],
  ['tnd', '8.500 24.000 5.500 3.000 7.000', '# DT|#DT|# TND|# د.ت'],
  ['irr', '450000 900000 250000 150000 420000', '# تومان|# ریال|# Toman|# T'],
  ['ils', '32 68 25 14 38', '₪#|₪ #|# ₪|#₪|NIS #|# NIS|# ש"ח|#שח|# שקל'],
  ['try', '140 420 95 40 160', '₺#|₺ #|# ₺|#₺|# TL|#TL|TL #|# lira|# ليرة'],
  ['rub', '290 690 150 120 350', '# ₽|#₽|₽#|# руб|# руб.|#руб|# р|# р.|#р|#р.|# RUB|# рублей'],
  ['kzt', '1200 2900 800 500 1700', '# ₸|#₸|₸ #|# тг|#тг|# тг.|# тенге|# тнг|# KZT|# т|#т'],
  ['kgs', '250 490 120 80 300', '# сом|#сом|# с|# KGS|#с.'],
  ['uzs', '25000 49000 12000 8000 30000', "# сум|# сўм|#сум|# UZS|# so‘m|# so'm|# som"],
  ['uah', '125 290 80 55 140', '# грн|#грн|# грн.|₴#|# ₴|#₴|# UAH'],
  ['byn', '12.50 29.00 8.50 5.00 14.00', '# BYN|# руб.|# р.|# Br|# бел. руб.'],
  ['gel', '14 32 9 5 16', '# ₾|#₾|₾#|# ლ|#ლ|# ლარი|GEL #|# GEL|# lari'],
  ['amd', '1400 3200 900 500 1600', '# ֏|#֏|# դր|# դր.|# դրամ|# AMD|# dram'],
  ['azn', '8.50 19.00 5.00 3.00 9.00', '# ₼|#₼|₼#|# AZN|# manat|# man|#m'],
  ['tjs', '25 49 12 8 30', '# сомони|# TJS|# смн'],
  ['pln', '18 42 12 9 22', '# zł|#zł|# zl|# PLN|PLN #|#,- zł|# złotych'],
  ['czk', '85 245 60 45 95', '# Kč|#Kč|#,-|#,- Kč|# CZK|# kc|#,–'],
  ['huf', '1490 3990 990 690 1890', '# Ft|#Ft|# HUF|#,- Ft|# forint|#.-Ft'],
  ['ron', '18 42 12 9 22', '# lei|#lei|# RON|# leu|RON #'],
  ['mdl', '85 245 60 45 95', '# lei|# лей|# MDL|#lei'],
  ['rsd', '450 1290 320 180 490', '# din|# din.|# дин|# дин.|# RSD|#,00 din|# РСД'],
  ['mkd', '150 390 120 80 190', '# ден|# ден.|# MKD|# den'],
  ['bam', '8.50 19.00 5.00 3.00 9.00', '# KM|#KM|# BAM|# КМ'],
  ['all', '450 1290 320 180 490', '# lek|# Lekë|# ALL|# L|ALL #'],
  ['chf', '12.50 32.00 8.50 6.00 14.00', 'CHF #|# CHF|Fr. #|SFr. #|# Fr.|Fr #'],
  ['chf', '12 32 8 6 14', '#.-|#.–|#.— |CHF #.-|Fr. #.–|#,-'],
  ['nok', '145 295 95 65 160', 'kr #|# kr|#kr|kr. #|#,-|# kr.|#:-|NOK #|# NOK|kr #,-'],
  ['sek', '145 295 95 65 160', '# kr|#kr|#:-|# :-|SEK #|# SEK|#:–'],
  ['dkk', '145 295 95 65 160', 'kr #|kr. #|# kr.|#,-|DKK #|# DKK|#kr'],
  ['isk', '2490 4990 1490 890 2690', '# kr|#kr.|ISK #|# ISK|kr. #'],
  ['eur', '8.50 19.00 5.00 3.50 9.00', '€#|€ #|# €|#€|EUR #|# EUR|# Euro|# euros|# ευρώ|# евро'],
  ['gbp', '8.50 19.00 5.00 3.50 9.00', '£#|£ #|# £|GBP #|# GBP|#£'],
  ['usd', '8.50 19.00 5.00 3.50 9.00', '$#|$ #|# $|#$|USD #|# USD|US$#|US$ #|USD$ #|$# USD'],
  ['cad', '8.50 19.00 5.00 3.50 9.00', '$#|C$#|CA$#|CAD #|# $|CAD $#'],
  ['aud', '18.50 29.00 15.00 5.50 9.00', '$#|A$#|AU$ #|AUD #|# AUD'],
  ['nzd', '18.50 29.00 15.00 5.50 9.00', '$#|NZ$#|NZD #'],
  [
    'inr',
    '120 340 90 40 160',
    '₹#|₹ #|# ₹|Rs #|Rs. #|Rs.#|Rs#|#/-|Rs. #/-|Rs #/-|₹#/-|INR #|# INR|# रु|रु #|# रुपये|₹ #/-|# Rs|#/=',
  ],
  ['pkr', '450 890 250 120 390', 'Rs #|Rs. #|Rs.#|#/-|Rs.#/-|PKR #|# PKR|# روپے|#/=|Rs#/='],
  ['lkr', '450 890 250 120 390', 'Rs #|Rs. #|LKR #|# LKR|#/-|Rs. #/-|රු #|රු. #|#/='],
  ['npr', '450 890 250 120 390', 'Rs #|Rs. #|NRs. #|NPR #|रु #|रू #|रु. #|#/-'],
  ['bdt', '250 490 150 60 190', '৳#|৳ #|# ৳|Tk #|Tk. #|# Tk|# taka|BDT #|#/-|# টাকা|#৳'],
  ['thb', '85 245 60 45 95', '฿#|฿ #|# ฿|#฿|# บาท|#บาท|# THB|THB #|# baht|#.-|# B|# บ.|#,-'],
  ['vnd', '65000 145000 45000 20000 75000', '#đ|# đ|#₫|# ₫|# VND|#VND|VND #|# VNĐ|# dong|₫#|#d'],
  ['idr', '25000 65000 15000 8000 32000', 'Rp #|Rp. #|Rp#|Rp.#|IDR #|# IDR|Rp #,-|Rp. #,-|#,-|# Rp'],
  ['myr', '12.50 29.00 8.50 4.00 14.00', 'RM#|RM #|MYR #|# RM|rm#'],
  ['sgd', '12.50 29.00 8.50 4.00 14.00', '$#|S$#|S$ #|SGD #|# SGD'],
  ['php', '145 295 95 65 160', '₱#|₱ #|P#|P #|PHP #|Php #|# PHP|# pesos|Php#|# Php'],
  ['twd', '145 295 95 65 160', '$#|NT$#|NT$ #|NT #|# 元|#元|TWD #|NT#|# TWD'],
  ['hkd', '45 95 35 18 60', '$#|HK$#|HK$ #|HKD #|# 元|# HKD'],
  ['mop', '45 95 35 18 60', 'MOP #|MOP$ #|MOP$#|# MOP'],
  ['cny', '28 68 18 12 32', '¥#|¥ #|# 元|#元|RMB #|# RMB|#块|￥#|CNY #|# CNY|￥ #'],
  ['jpy', '850 1980 500 380 900', '¥#|¥ #|#円|# 円|￥#|#yen|JPY #|# JPY|# yen'],
  ['krw', '8500 19800 5000 3800 9000', '₩#|₩ #|#원|# 원|KRW #|# KRW|# won|W#'],
  ['khr', '8500 19800 5000 3800 9000', '#៛|# ៛|# riel|KHR #'],
  ['lak', '45000 98000 25000 18000 60000', '₭#|# ₭|# kip|LAK #|# ກີບ|#₭|K#'],
  ['mmk', '4500 9800 2500 1800 6000', '# Ks|#Ks|Ks #|# kyat|# MMK|K #'],
  ['mnt', '14500 29800 8500 4800 16000', '₮#|# ₮|#₮|# төг|# MNT'],
  ['mxn', '85 245 60 45 95', '$#|$ #|$#.00|MXN #|$# MXN|# pesos|MX$ #|# MXN'],
  ['ars', '8500 19800 5000 3800 9000', '$#|$ #|ARS #|# pesos|AR$ #|$#.-|$ #,-'],
  ['clp', '8500 19800 5000 3800 9000', '$#|$ #|CLP #|# CLP|$#.-'],
  ['cop', '18500 39800 9000 5500 22000', '$#|$ #|COP #|# COP|$ # COP'],
  ['pen', '18 42 12 9 22', 'S/ #|S/#|S/. #|S/.#|PEN #|# soles|S/ #.00'],
  ['bob', '18 42 12 9 22', 'Bs #|Bs. #|Bs.#|# Bs|# Bs.|BOB #'],
  ['uyu', '290 690 150 120 350', '$ #|$U #|UYU #|$#'],
  ['pyg', '25000 65000 15000 8000 32000', '₲ #|Gs. #|Gs #|# Gs.|PYG #|₲#'],
  ['brl', '28 68 18 12 32', 'R$ #|R$#|R$ #,00|BRL #|# reais|R$ #.00'],
  ['crc', '4500 9800 2500 1800 6000', '₡#|₡ #|# colones|CRC #|¢#'],
  ['gtq', '45 95 35 18 60', 'Q#|Q #|Q. #|Q.#|GTQ #|Q#.00'],
  ['hnl', '145 295 95 65 160', 'L #|L#|L. #|L.#|HNL #|Lps. #|Lps #'],
  ['nio', '145 295 95 65 160', 'C$ #|C$#|NIO #|# córdobas'],
  ['dop', '345 695 195 165 460', 'RD$ #|RD$#|$#|DOP #'],
  ['pab', '8.50 19.00 5.00 3.50 9.00', 'B/. #|B/.#|B/ #|$#'],
  ['jmd', '850 1980 500 380 900', '$#|J$#|J$ #|JMD #|JA$#'],
  ['ttd', '45 95 35 18 60', 'TT$#|TT$ #|$#|TTD #'],
  ['kes', '450 890 250 120 390', 'KSh #|KSh. #|Ksh#|Kshs #|KES #|# KES|#/=|Kshs. #/=|Sh. #|# bob|# /='],
  ['tzs', '8500 19800 5000 3800 9000', 'TSh #|TZS #|#/=|Tsh. #|# Tsh|Tshs #/='],
  ['ugx', '18500 39800 9000 5500 22000', 'UGX #|USh #|#/=|Shs #|# UGX'],
  ['ngn', '4500 9800 2500 1800 6000', '₦#|₦ #|N#|N #|NGN #|# naira|#₦'],
  ['ghs', '45 95 35 18 60', 'GH₵#|GH₵ #|₵#|GHS #|GHC #|GH¢#|# cedis'],
  ['etb', '145 295 95 65 160', '# Birr|# birr|ETB #|# ETB|# ብር|Br #'],
  ['xof', '2500 6500 1500 800 3200', '# FCFA|# F CFA|#FCFA|# CFA|# F|#F|# XOF|# francs|FCFA #'],
  ['mzn', '345 695 195 165 460', '# MT|# MZN|# MTn|#MT|# meticais'],
  ['aoa', '3450 6950 1950 1650 4600', '# Kz|#Kz|Kz #|AOA #'],
  ['zmw', '85 245 60 45 95', 'K#|K #|ZMW #|K#.00'],
  ['bwp', '85 245 60 45 95', 'P#|P #|BWP #|# pula|P#.00'],
  ['nad', '85 245 60 45 95', 'N$#|N$ #|NAD #'],
  ['szl', '85 245 60 45 95', 'E#|E #|SZL #|R#'],
  ['gmd', '85 245 60 45 95', 'D#|D #|GMD #|# dalasi'],
  ['mga', '18500 39800 9000 5500 22000', '# Ar|#Ar|Ar #|# ariary|# MGA'],
  ['rwf', '4500 9800 2500 1800 6000', '# Frw|# RWF|RWF #|FRW #'],
  ['mur', '345 695 195 165 460', 'Rs #|Rs. #|MUR #|# MUR'],
  ['mvr', '85 245 60 45 95', 'MVR #|Rf #|Rf. #|# MVR'],
];

const SEPARATORS = [' ', ' ........ ', ' - ', ' — ', ': ', '\t', ' | ', ' / ', '     ', '…', '.....', '\n'];

const cases = CURRENCIES.flatMap(([currency, amounts, ways]) =>
  ways.split('|').map((way) => ({ currency, way, amounts: amounts.split(' ') })),
).map((one, place) => ({ ...one, place }));

test.each(cases)(
  '$currency is read as it is written, $way, behind every separator',
  ({ currency, way, amounts, place }) => {
    for (const separator of someOf(SEPARATORS, place, 4)) {
      const lines = NAMES.map((name, at) => `${name}${separator}${way.replace('#', amounts[at] ?? '')}`);
      const { dishes, currencies } = read(`MAIN DISHES\n${lines.join('\n')}`, currency);
      const wanted = NAMES.map((name, at) => [name, Number(amounts[at])]);
      const got = dishes.map((dish) => [dish.replace(/ [\d.]+$/, ''), Number(/[\d.]+$/.exec(dish)?.[0])]);
      expect(got, lines[0]).toEqual(wanted);
      expect([[], [currency]], lines[0]).toContainEqual(currencies);
    }
  },
);

test.each([
  ['$', 'usd'],
  ['¥', 'cny'],
  ['£', 'gbp'],
])('%s is the money of its usual bearer in a menu of another currency', (sign, currency) => {
  const { currencies } = read(`MAIN DISHES\nGrilled fish ${sign}19.00\nRice ${sign}5.00`, 'aed');
  expect(currencies).toEqual([currency]);
});
