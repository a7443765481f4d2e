import providers from 'email-providers/all.json' with { type: 'json' };

const listed: readonly string[] = providers;

/**
 * Anybody gets an address there, so it says nothing about a business: the list of the package `email-providers`, and what it
 * lacks in the German-speaking countries, mail providers first, then whoever gives an address with the line.
 */
export const freeMailHosts: ReadonlySet<string> = new Set([
  ...listed,
  ...`gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.info gmx.eu gmx.org gmx.biz web.de t-online.de
  freenet.de outlook.com outlook.de outlook.at hotmail.com hotmail.de hotmail.ch live.de live.at live.com msn.com
  yahoo.com yahoo.de yahoo.at ymail.com rocketmail.com icloud.com me.com mac.com aol.com aol.de arcor.de online.de
  onlinehome.de mail.de secure.mailbox.org mailbox.org posteo.de posteo.net posteo.at posteo.ch posteo.eu posteo.org
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me
  email.de epost.de freemail.de zoho.com zoho.eu zohomail.eu yandex.com mail.com fastmail.com fastmail.fm hey.com duck.com
  mozmail.com simplelogin.com simplelogin.co passmail.net skiff.com startmail.com runbox.com mailfence.com ctemplar.com
  riseup.net disroot.org systemli.org autistici.org eclipso.de eclipso.eu eclipso.at eclipso.ch vivaldi.net kolabnow.com
  mymagenta.at magenta.de magenta.at t-home.de telekom-mail.de unitybox.de unity-mail.de kabelbw.de kabelmail.de
  vodafone.de vodafonemail.de alice.de alice-dsl.de alice-dsl.net hanse.net o2online.de o2mail.de genion.de loop.de
  1und1.de versanet.de versanet-online.de nexgo.de compuserve.de surfeu.de tiscali.de netcologne.de ewe.net ewetel.de
  ewetel.net osnanet.de htp-tel.de htp-mail.de m-net.de mnet-online.de mnet-mail.de wtnet.de wilhelm-tel.de swb.de
  nord-com.net nordcom.de dokom.net gelsennet.de tng.de bitel.de teleos-web.de iesy.de ish.de primacom.net pyur.net
  tele-columbus.net telecolumbus.net kielnet.net kielnet.de citykom.de muenster.de muensterland.de ruhrnet-online.de
  hamburg.de koeln.de berlin.de muenchen.de stuttgart.de dresden.de leipzig.de nuernberg.de bremen.de frankfurt.de
  a1.net aon.at chello.at inode.at utanet.at kabsi.at liwest.at tele2.at wavenet.at vol.at drei.at upcmail.at cnv.at
  hispeed.ch sunrise.ch bluewin.ch swissonline.ch bluemail.ch green.ch quickline.ch freesurf.ch tele2.ch gmx.li vtxmail.ch
  adon.li pt.lu internet.lu telenet.be skynet.be proximus.be wp.pl o2.pl onet.pl op.pl interia.pl seznam.cz centrum.cz
  abv.bg mail.bg libero.it virgilio.it tin.it alice.it orange.fr wanadoo.fr free.fr laposte.net sfr.fr ziggo.nl kpnmail.nl
  mail.ru bk.ru list.ru inbox.ru yandex.ru rambler.ru ukr.net i.ua mynet.com
  nefkom.net bitel.net appleid.com ionos.de ionos.com ngi.de sw-brandenburg.de thueringen.net datev.de`.split(/\s+/),
  // Where many businesses of their own have mailboxes and pages under one roof: agents, franchises, chambers, and who studies or teaches.
  ...`allianz.de allianz.at allianz.ch debeka.de huk.de huk-coburg.de gothaer.de ergo.de lvm.de wuerttembergische.de axa.de
  axa.ch generali.de generali.at generali.ch signal-iduna.de signal-iduna.net devk.de nuernberger.de barmenia.de
  provinzial.de vkb.de sparkassenversicherung.de zurich.de zurich.ch mobiliar.ch baloise.ch helvetia.ch uniqa.at dvag.de
  dvag.com swisslife-select.de mlp.de bonnfinanz.de tecis.de telis-finanz.de schwaebisch-hall.de lbs.de wuestenrot.de
  edeka.de rewe.de subway.de mcdonalds.de remax.de remax.at remax.ch engelvoelkers.com century21.de von-poll.com
  fressnapf.de apotheke.net apotheke-online.de dental.de zahnarzt.de kvwl.de kv-safenet.de notar.de bea-brak.de brak.de
  rak-muenchen.de ihk.de handwerk.de hwk-freiburg.de steuerberater-verband.de raiffeisen.at ekir.de elkb.de bistum-mainz.de
  uni-freiburg.de tu-berlin.de fu-berlin.de hu-berlin.de rub.de ruhr-uni-bochum.de lmu.de tum.de kit.edu rwth-aachen.de
  uni-hamburg.de uni-koeln.de uni-bonn.de uni-muenster.de uni-heidelberg.de uni-tuebingen.de uni-leipzig.de tu-dresden.de
  uni-mainz.de uni-frankfurt.de fau.de uni-wuerzburg.de univie.ac.at tuwien.ac.at uzh.ch ethz.ch unibe.ch unibas.ch`.split(
    /\s+/,
  ),
]);
