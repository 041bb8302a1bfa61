/**
 * Two hundred people in five scripts, each with two ways of writing the name in Latin letters, as forms, passports and colleagues do.
 * Written before the fold that they try, without looking at what it does.
 */
export const NAMES_IN_SCRIPTS: Readonly<Record<string, string>> = {
  devanagari: `
राहुल शर्मा|Rahul Sharma|Raahul Sharma
प्रियंका सिंह|Priyanka Singh|Priyanka Sinh
श्रीकृष्ण द्विवेदी|Shrikrishna Dwivedi|Srikrishna Dvivedi
सुनीता थापा|Sunita Thapa|Suneeta Thapa
विष्णु पौडेल|Vishnu Paudel|Bishnu Poudel
अमित कुमार|Amit Kumar|Ameet Kumar
पूजा यादव|Pooja Yadav|Puja Yadav
गीता देवी|Gita Devi|Geeta Devi
संजय गुप्ता|Sanjay Gupta|Sunjay Gupta
मनीषा पाटील|Manisha Patil|Maneesha Patil
अनिल जोशी|Anil Joshi|Aneel Joshi
दीपक चौधरी|Deepak Chaudhary|Dipak Choudhary
कविता मिश्रा|Kavita Mishra|Kavitha Misra
राजेश खन्ना|Rajesh Khanna|Rajesh Khana
नेहा अग्रवाल|Neha Agrawal|Neha Agarwal
विकास पांडेय|Vikas Pandey|Vikaas Pande
आरती त्रिपाठी|Aarti Tripathi|Arti Tripathi
सुरेश शेट्टी|Suresh Shetty|Suresh Shetti
अंजलि वर्मा|Anjali Verma|Anjali Varma
रोशन खड्का|Roshan Khadka|Roshan Khadga
सविता अधिकारी|Sabita Adhikari|Savita Adhikaree
विमला गुरुङ|Bimala Gurung|Vimala Gurung
प्रकाश श्रेष्ठ|Prakash Shrestha|Prakash Srestha
बिनोद तामाङ|Binod Tamang|Vinod Tamang
लक्ष्मी नारायण|Lakshmi Narayan|Laxmi Narayan
ऋषि कपूर|Rishi Kapoor|Rishi Kapur
कृतिका भट्ट|Kritika Bhatt|Kritika Bhat
ओमप्रकाश राठौर|Omprakash Rathore|Omprakash Rathour
यश मल्होत्रा|Yash Malhotra|Yash Malhothra
ईशा देशमुख|Isha Deshmukh|Eesha Deshmukh
हेमंत सोनी|Hemant Soni|Hemanth Sony
मोहित बंसल|Mohit Bansal|Mohit Bunsal
श्वेता चतुर्वेदी|Shweta Chaturvedi|Sweta Chaturvedi
अर्जुन ठाकुर|Arjun Thakur|Arjun Thakoor
भारती नाईक|Bharti Naik|Bharati Nayak
सिद्धार्थ रेड्डी|Siddharth Reddy|Siddhartha Reddi
निशा पटेल|Nisha Patel|Neesha Patel
गणेश कुलकर्णी|Ganesh Kulkarni|Ganesh Kulkarnee
उमेश महतो|Umesh Mahato|Umesh Mahto
शांति बिष्ट|Shanti Bisht|Shanthi Bist`,
  gurmukhi: `
ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|Gurpreet Singh|Gurprit Singh
ਹਰਪ੍ਰੀਤ ਕੌਰ|Harpreet Kaur|Harprit Kaur
ਮਨਦੀਪ ਗਿੱਲ|Mandeep Gill|Mandip Gil
ਸਿਮਰਨ ਢਿੱਲੋਂ|Simran Dhillon|Simaran Dhilon
ਜਸਪ੍ਰੀਤ ਸੰਧੂ|Jaspreet Sandhu|Jasprit Sandhoo
ਅਮਨਦੀਪ ਬਰਾੜ|Amandeep Brar|Amandip Barar
ਰਾਜਵਿੰਦਰ ਸਿੱਧੂ|Rajwinder Sidhu|Rajvinder Sidhoo
ਬਲਜੀਤ ਕੌਰ|Baljit Kaur|Baljeet Kour
ਕੁਲਵਿੰਦਰ ਗਰੇਵਾਲ|Kulwinder Grewal|Kulvinder Garewal
ਸੁਖਦੇਵ ਮਾਨ|Sukhdev Mann|Sukhdev Maan
ਨਵਜੋਤ ਸੋਢੀ|Navjot Sodhi|Navjot Sodi
ਲਵਪ੍ਰੀਤ ਬੈਂਸ|Lovepreet Bains|Lavpreet Bains
ਪਰਮਜੀਤ ਧਾਲੀਵਾਲ|Paramjit Dhaliwal|Parmjeet Dhaliwal
ਹਰਮਨ ਬਾਜਵਾ|Harman Bajwa|Harmann Bajva
ਤਰਨਜੀਤ ਚਾਹਲ|Taranjit Chahal|Taranjeet Chahal
ਰਮਨਦੀਪ ਵਿਰਕ|Ramandeep Virk|Ramandip Virk
ਸਤਨਾਮ ਸਿੰਘ|Satnam Singh|Satnaam Singh
ਜਗਜੀਤ ਔਲਖ|Jagjit Aulakh|Jagjeet Aulakh
ਕਰਨਵੀਰ ਸੇਖੋਂ|Karanveer Sekhon|Karanvir Sekhon
ਪ੍ਰਭਜੋਤ ਹੁੰਦਲ|Prabhjot Hundal|Parbhjot Hundal
ਦਵਿੰਦਰ ਪੰਨੂ|Davinder Pannu|Devinder Pannu
ਅਰਸ਼ਦੀਪ ਕੰਗ|Arshdeep Kang|Arshdip Kang
ਮਨਪ੍ਰੀਤ ਸਹੋਤਾ|Manpreet Sahota|Manprit Sahota
ਇੰਦਰਜੀਤ ਭੁੱਲਰ|Inderjit Bhullar|Inderjeet Bhular
ਗਗਨਦੀਪ ਰੰਧਾਵਾ|Gagandeep Randhawa|Gagandip Randhava
ਕਿਰਨਦੀਪ ਤੂਰ|Kirandeep Toor|Kirandip Tur
ਹਰਜਿੰਦਰ ਬੋਪਾਰਾਏ|Harjinder Boparai|Harjindar Boparai
ਸੁਖਪ੍ਰੀਤ ਜੌਹਲ|Sukhpreet Johal|Sukhprit Johal
ਵਰਿੰਦਰ ਸ਼ਰਮਾ|Varinder Sharma|Virinder Sharma
ਰੁਪਿੰਦਰ ਹੇਅਰ|Rupinder Hayer|Roopinder Heyer
ਅਨਮੋਲ ਖੋਸਾ|Anmol Khosa|Anmol Khosha
ਨਰਿੰਦਰ ਪੁਰੇਵਾਲ|Narinder Purewal|Narindar Purewal
ਜਸਵੀਰ ਤਾਖਰ|Jasvir Takhar|Jasveer Takhar
ਮਹਿਕ ਅਰੋੜਾ|Mehak Arora|Mahak Arora
ਰਵਨੀਤ ਦਿਓਲ|Ravneet Deol|Ravnit Deol
ਸਰਬਜੀਤ ਨਾਗਰਾ|Sarabjit Nagra|Sarbjeet Nagra
ਬਿਕਰਮ ਮਜੀਠੀਆ|Bikram Majithia|Bikram Majithiya
ਕੋਮਲ ਬੱਲ|Komal Bal|Komal Ball
ਗੁਰਲੀਨ ਅਟਵਾਲ|Gurleen Atwal|Gurlin Atwal
ਤੇਜਿੰਦਰ ਮੱਲ੍ਹੀ|Tejinder Malhi|Tejindar Malhi`,
  arabic: `
محمد علی|Muhammad Ali|Mohammed Ali
فاطمہ خان|Fatima Khan|Fathima Khan
أحمد حسن|Ahmed Hassan|Ahmad Hasan
عائشہ صدیقی|Ayesha Siddiqui|Aisha Siddiqi
عمر فاروق|Umar Farooq|Omar Faruq
زینب ملک|Zainab Malik|Zaynab Malik
حسین شاہ|Hussain Shah|Hussein Shah
سارہ اقبال|Sara Iqbal|Sarah Iqbal
بلال احمد|Bilal Ahmad|Bilal Ahmed
مریم نواز|Maryam Nawaz|Mariam Nawaz
عثمان طارق|Usman Tariq|Osman Tareq
نادیہ حسین|Nadia Hussain|Nadiya Husain
يوسف إبراهيم|Yusuf Ibrahim|Youssef Ibrahim
خالد محمود|Khalid Mahmood|Khaled Mahmoud
ليلى منصور|Layla Mansour|Leila Mansur
كريم مصطفى|Karim Mustafa|Kareem Mostafa
رانيا سليمان|Rania Suleiman|Raniya Sulaiman
طارق زياد|Tariq Ziad|Tarek Ziyad
هدى السيد|Huda Elsayed|Hoda Alsayed
عبد الله رحمان|Abdullah Rahman|Abdallah Rehman
سمیرا قریشی|Sameera Qureshi|Samira Quraishi
جاوید اختر|Javed Akhtar|Jawed Akhter
شاہد آفریدی|Shahid Afridi|Shaheed Afreedi
نعمان بیگ|Noman Baig|Nauman Beg
صائمہ رشید|Saima Rashid|Saimah Rasheed
کامران اکمل|Kamran Akmal|Kaamran Akmal
عدنان سمیع|Adnan Sami|Adnan Samee
رخسانہ پروین|Rukhsana Parveen|Ruksana Parvin
فیصل مسعود|Faisal Masood|Faysal Masud
حنا ربانی|Hina Rabbani|Hinna Rabbani
منى عبدالرحمن|Mona Abdulrahman|Muna Abdelrahman
سلمى حداد|Salma Haddad|Selma Hadad
رامي يعقوب|Rami Yaqoub|Ramy Yacoub
نور جمال|Noor Jamal|Nour Gamal
هشام قاسم|Hisham Qasim|Hesham Kassem
دعاء فتحي|Duaa Fathy|Doaa Fathi
شازیہ منظور|Shazia Manzoor|Shaziya Manzur
وقار یونس|Waqar Younis|Vaqar Yunus
اسماء جہانگیر|Asma Jahangir|Asmaa Jehangir
ظہیر عباس|Zaheer Abbas|Zahir Abbas`,
  chinese: `
王小明|Wang Xiaoming|Xiaoming Wang
李娜|Li Na|Na Li
张伟|Zhang Wei|Wei Zhang
刘洋|Liu Yang|Yang Liu
陈静|Chen Jing|Jing Chen
杨丽|Yang Li|Li Yang
赵强|Zhao Qiang|Qiang Zhao
黄敏|Huang Min|Min Huang
周杰|Zhou Jie|Jie Zhou
吴秀英|Wu Xiuying|Xiuying Wu
徐磊|Xu Lei|Lei Xu
孙军|Sun Jun|Jun Sun
马丽华|Ma Lihua|Lihua Ma
朱建国|Zhu Jianguo|Jian Guo Zhu
胡桂英|Hu Guiying|Hu Gui Ying
郭志强|Guo Zhiqiang|Zhiqiang Guo
何雪梅|He Xuemei|Xue Mei He
林佳怡|Lin Jiayi|Jiayi Lin
高子涵|Gao Zihan|Zihan Gao
罗浩然|Luo Haoran|Haoran Luo
郑欣怡|Zheng Xinyi|Xinyi Zheng
梁宇轩|Liang Yuxuan|Yu Xuan Liang
谢思远|Xie Siyuan|Siyuan Xie
宋雨桐|Song Yutong|Yutong Song
唐文博|Tang Wenbo|Wenbo Tang
许晨曦|Xu Chenxi|Chenxi Xu
韩梦琪|Han Mengqi|Mengqi Han
冯俊杰|Feng Junjie|Junjie Feng
邓紫棋|Deng Ziqi|Ziqi Deng
曹颖|Cao Ying|Ying Cao
彭博文|Peng Bowen|Bowen Peng
曾诗涵|Zeng Shihan|Shihan Zeng
萧敬腾|Xiao Jingteng|Jingteng Xiao
田甜|Tian Tian|Tian Tian
董明珠|Dong Mingzhu|Mingzhu Dong
袁立|Yuan Li|Li Yuan
潘长江|Pan Changjiang|Changjiang Pan
蒋欣|Jiang Xin|Xin Jiang
蔡依林|Cai Yilin|Yilin Cai
欧阳娜娜|Ouyang Nana|Nana Ouyang`,
  cyrillic: `
Иван Петров|Ivan Petrov|Iwan Petrow
Ольга Смирнова|Olga Smirnova|Ol'ga Smirnova
Дмитрий Соколов|Dmitry Sokolov|Dmitrii Sokolov
Екатерина Иванова|Ekaterina Ivanova|Yekaterina Ivanova
Сергей Кузнецов|Sergey Kuznetsov|Sergei Kuznecov
Наталья Попова|Natalya Popova|Natalia Popova
Алексей Волков|Alexey Volkov|Aleksei Volkov
Юлия Морозова|Yulia Morozova|Julia Morozova
Александр Новиков|Alexander Novikov|Aleksandr Novikov
Михаил Козлов|Mikhail Kozlov|Michail Kozlov
Анастасия Лебедева|Anastasia Lebedeva|Anastasiya Lebedeva
Евгений Орлов|Evgeny Orlov|Yevgeniy Orlov
Татьяна Егорова|Tatiana Egorova|Tatyana Yegorova
Андрей Павлов|Andrey Pavlov|Andrei Pavlov
Мария Семёнова|Maria Semenova|Mariya Semyonova
Николай Голубев|Nikolai Golubev|Nikolay Golubev
Ксения Виноградова|Ksenia Vinogradova|Xenia Vinogradova
Владимир Богданов|Vladimir Bogdanov|Vladimir Bogdanoff
Ирина Воробьёва|Irina Vorobyova|Irina Vorobyeva
Павел Фёдоров|Pavel Fedorov|Pavel Fyodorov
Светлана Щербакова|Svetlana Shcherbakova|Svetlana Scherbakova
Артём Жуков|Artem Zhukov|Artyom Zhukov
Елена Чернова|Elena Chernova|Yelena Chernova
Кирилл Шевченко|Kirill Shevchenko|Kiril Shevchenko
Оксана Бойко|Oksana Boiko|Oksana Boyko
Тарас Коваленко|Taras Kovalenko|Taras Kowalenko
Людмила Ткаченко|Lyudmila Tkachenko|Ludmila Tkachenko
Максим Зайцев|Maxim Zaitsev|Maksim Zaytsev
Полина Цветкова|Polina Tsvetkova|Polina Cvetkova
Роман Ильин|Roman Ilyin|Roman Ilin
Вера Беляева|Vera Belyaeva|Vera Beliaeva
Георгий Димитров|Georgi Dimitrov|Georgy Dimitrov
Нурсултан Абдраимов|Nursultan Abdraimov|Nursultan Abdraymov
Айгуль Касымова|Aigul Kasymova|Aygul Kasimova
Бекзат Омаров|Bekzat Omarov|Bekzat Omarof
Гульнара Ахметова|Gulnara Akhmetova|Gulnara Ahmetova
Тимур Алиев|Timur Aliev|Timour Aliyev
Азамат Рахимов|Azamat Rakhimov|Azamat Rahimov
Дина Хасанова|Dina Khasanova|Dina Hasanova
Илья Яковлев|Ilya Yakovlev|Ilia Iakovlev`,
};
